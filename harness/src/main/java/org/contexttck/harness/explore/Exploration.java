package org.contexttck.harness.explore;

import java.util.List;

/** How far is explored. Whoever grades a run again asks what it was told then. */
public interface Exploration {

    /** Where chance begins. */
    long seed();

    /** What is held again before anything is drawn. */
    List<KeptCase> kept();

    /** Whether there is nothing else to the run. */
    boolean alone();

    /** Whether there is to be another conversation. @param held how many there were */
    boolean goesOn(int held);

    /**
     * Whether there is time for what is slow, such as making a case simpler: until exploration has taken its share of the run's
     * time, or the time it was asked for and a quarter of that.
     */
    boolean hasTime();
}
