package org.contexttck.harness.wire;

import java.util.Optional;

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

    boolean cut() {
        return size > bytes.length;
    }
}
