package org.contexttck.harness.target.gateway;

import org.contexttck.harness.wire.SeededRandom;

/** What the kit makes up for the envelopes that it sends to a gateway. */
final class GatewayWords {

    private static final int SHORT = 8;

    private final SeededRandom random;

    GatewayWords(SeededRandom random) {
        this.random = random;
    }

    /** A text that no other run has. */
    String run() {
        return shortened("gateway run");
    }

    /** A text that no other scenario has. */
    String scene(int number) {
        return shortened("gateway scenario " + number);
    }

    /** @param purpose whose it is, such as {@code gateway-3-ann envelope} */
    String id(String purpose) {
        return random.id(purpose);
    }

    /** As RFC 3339 with milliseconds. */
    String now() {
        return random.now();
    }

    private String shortened(String purpose) {
        return random.id(purpose).substring(0, SHORT);
    }
}
