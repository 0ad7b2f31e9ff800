package org.contexttck.harness.steps.contextpack;

import org.contexttck.harness.wire.SeededRandom;

/** Words that nothing stored before can hold, since they are made up for one run; the same in all its scenarios. */
public final class RunMarker {

    private static final int LENGTH = 10;

    private final String token;

    public RunMarker(SeededRandom random) {
        this.token = random.letters("context-pack marker", LENGTH);
    }

    /** One such word: letters and digits after the prefix, so that any index takes it for one word. */
    String word(String prefix) {
        return prefix + "kit" + token;
    }
}
