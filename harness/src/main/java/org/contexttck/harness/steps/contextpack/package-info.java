/** The steps of the features of context-pack. */
package org.contexttck.harness.steps.contextpack;
