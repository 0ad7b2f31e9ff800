/**
 * Recordings of other people's traffic: reads them line by line, whatever wrote them, and says of each message who sent it, in
 * which session. Judges nothing.
 */
package org.contexttck.harness.trace;
