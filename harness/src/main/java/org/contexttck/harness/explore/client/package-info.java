/** Conversations of a client with a model and tools, in which results are marked, hinted at and consumed in every way. */
package org.contexttck.harness.explore.client;
