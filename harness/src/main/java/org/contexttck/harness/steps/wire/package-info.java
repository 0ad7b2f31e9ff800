/** The steps of the features about the wire: single requests, and what the audits found in the whole run. */
package org.contexttck.harness.steps.wire;
