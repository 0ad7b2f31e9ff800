/** The steps of the features for what stands between a client and a server. */
package org.contexttck.harness.steps.intermediary;
