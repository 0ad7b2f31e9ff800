package org.contexttck.harness.steps.contextpack;

import java.util.concurrent.ThreadLocalRandom;

/** Words that nothing stored before can hold, since they are made up for this run. */
enum Marker {
    RUN;

    private final String token = Long.toString(ThreadLocalRandom.current().nextLong(1L << 40, 1L << 50), 36);

    /** One such word: letters and digits after the prefix, so that any index takes it for one word. */
    String word(String prefix) {
        return prefix + "kit" + token;
    }
}
