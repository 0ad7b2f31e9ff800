package org.contexttck.harness.steps.client;

/**
 * One page of the worked example.
 *
 * @param fetched the request after its records were fetched
 * @param stored the request after what was found had been stored
 */
record LoopPage(Called fetch, Called store, Moment fetched, Moment stored) {}
