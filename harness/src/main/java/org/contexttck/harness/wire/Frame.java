package org.contexttck.harness.wire;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One piece of text from the target, cut out of its carrier and not yet read.
 *
 * @param bytes what was kept of it
 * @param size its full size; larger than {@code bytes} when it was cut
 * @param facts for {@link Message#transport()}
 * @param noJson what to report if it is no JSON; empty if that is reported otherwise
 * @param call the request that the carrier ties it to (HTTP), if any
 */
public record Frame(
        byte[] bytes, long size, TransportFacts facts, Optional<Anomaly.Kind> noJson, Optional<String> call) {

    /** How much of a text is kept that is too long to be read. */
    public static final int KEPT = 64 * 1024;

    /** Hands it on, whole if there is memory for that; if not, as one that is too large, so that its reader can go on. */
    public void taken(Consumer<Frame> taker) {
        try {
            taker.accept(this);
        } catch (OutOfMemoryError full) {
            int little = Math.min(KEPT, bytes.length / 2);
            taker.accept(new Frame(Arrays.copyOf(bytes, little), size, facts, noJson, call));
        }
    }

    boolean cut() {
        return size > bytes.length;
    }
}
