package org.contexttck.harness.steps.client;

import org.contexttck.harness.peer.fixture.Marker;
import org.contexttck.harness.wire.SeededRandom;

/**
 * Makes up the words of one scenario, which occur nowhere else; the same ones when a recorded run is graded again.
 *
 * @param scenario tells it from all others, and from itself held against the client in another way
 */
record ScenarioWords(SeededRandom random, String scenario) {

    private static final int LENGTH = 10;

    /** A new marker. @param kind in capitals, what it marks; @param call the name of the call */
    Marker marker(String kind, String call) {
        return new Marker(kind + "-" + call + "-" + letters(kind + " " + call, LENGTH));
    }

    /** Letters and digits. @param what they are for, within the scenario */
    String letters(String what, int length) {
        return random.letters(scenario + " " + what, length);
    }
}
