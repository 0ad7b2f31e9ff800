package org.contexttck.harness.verdict;

/** How one scenario ended. */
public enum Outcome {
    /** Every check held, and at least one thing that bears on the requirement was seen. */
    HELD,
    /** At least one check did not hold. */
    BROKE,
    /** Something the scenario needs first is missing; the reason names it. */
    BLOCKED,
    /** The scenario ran, but saw nothing that bears on its requirement. */
    INCONCLUSIVE,
    /** The kit itself failed. */
    ERROR;

    /** The word used in events and reports. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
