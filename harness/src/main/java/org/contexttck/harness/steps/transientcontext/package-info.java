/** The steps of the features of transient-context for servers. */
package org.contexttck.harness.steps.transientcontext;
