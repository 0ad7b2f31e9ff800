package org.contexttck.harness.explore;

/** How far is explored. Whoever grades a run again asks what it was told then. */
public interface Exploration {

    /** Where chance begins. */
    long seed();

    /** The code of the one case that is held again; empty text if conversations are drawn. */
    String replayed();

    /** Whether there is nothing else to the run. */
    boolean alone();

    /** Whether there is to be another conversation. @param held how many there were */
    boolean goesOn(int held);
}
