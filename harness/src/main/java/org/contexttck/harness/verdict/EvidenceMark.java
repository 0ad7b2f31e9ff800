package org.contexttck.harness.verdict;

import org.contexttck.reports.event.Outcome;

/**
 * How much a scenario had recorded at some time.
 *
 * @param observations what it had seen
 * @param faults what had not held
 * @param blocks what had been missing
 * @param gaps what could not be seen, or did not come in time
 */
public record EvidenceMark(int observations, int faults, int blocks, int gaps) {

    /** Before the first step. */
    public static final EvidenceMark NONE = new EvidenceMark(0, 0, 0, 0);

    /** What was recorded between this and a later mark amounts to. */
    public Outcome until(EvidenceMark later) {
        if (later.faults > faults) {
            return Outcome.BROKE;
        }
        if (later.blocks > blocks) {
            return Outcome.BLOCKED;
        }
        return later.gaps > gaps ? Outcome.INCONCLUSIVE : Outcome.HELD;
    }
}
