/**
 * The steps of the features of transient-context for clients: what requests to the model hold, and what a screen
 * shows.
 */
package org.contexttck.harness.steps.client;
