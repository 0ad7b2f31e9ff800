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

    /** Whether exploration has not yet taken its share of the run's time; always if it is asked for by a time, or alone. */
    boolean hasTime();
}
