/**
 * Judges what went over the wire, whoever provoked it: deterministic folds over the messages of one session, without clock,
 * threads or target. What must hold on every message is stated here once, for runs, for recordings and for other people's
 * traffic.
 */
package org.contexttck.harness.monitor;
