package org.contexttck.harness.run;

/** Hears how far a run has come. Calls may come from several threads. */
@FunctionalInterface
public interface RunListener {

    /** Hears nothing. */
    RunListener NONE = (role, scenario) -> {};

    /** A scenario begins. @param role such as {@code server} */
    void starts(String role, String scenario);

    /**
     * How many scenarios a role is going to have. What is said later is nearer the truth.
     *
     * @param role such as {@code server}
     */
    default void expects(String role, int scenarios) {}
}
