/** The steps of the features of sub-context, for gateways and for participants. */
package org.contexttck.harness.steps.subcontext;
