package org.contexttck.harness.steps.client;

/**
 * One page of the worked example.
 *
 * @param fetched the request after its records were fetched
 * @param stored the request after what was found had been stored
 */
record LoopPage(ScenarioCall fetch, ScenarioCall store, ObservedRequest fetched, ObservedRequest stored) {}
