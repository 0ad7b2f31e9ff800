/**
 * Judges recordings: shows each session of them to the monitors of its role, and makes the same report of it as a run. What a
 * recording does not show is inconclusive and never passed.
 */
package org.contexttck.harness.check;
