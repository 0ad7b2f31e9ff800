/** From what scenarios saw to verdicts: evidence, faults, and how a run is judged by them. */
package org.contexttck.harness.verdict;
