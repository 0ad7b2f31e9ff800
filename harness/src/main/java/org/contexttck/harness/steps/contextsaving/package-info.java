/** The steps of the features of context-saving. */
package org.contexttck.harness.steps.contextsaving;
