package org.contexttck.reference.contextsaving;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/**
 * Cuts texts down to what a caller asked for (CS-T-02 to CS-T-17).
 *
 * <p>First the lines: {@code head}, or else {@code tail}. Then the bytes: from the start, or, if {@code tail} was in force,
 * from the end, so that the newest lines stay. The kept text begins and ends with whole lines if one is short enough, and
 * always with whole characters. Line ends are kept as they are; nothing is added.
 */
public final class OutputLimiter {

    private static final BigInteger LONGEST = BigInteger.valueOf(Long.MAX_VALUE);

    private final TextLimits limits;

    /**
     * Prepares a limiter; it can be used any number of times, by any number of threads.
     *
     * @param limits numbers from 0 on
     */
    public OutputLimiter(TextLimits limits) {
        this.limits = limits;
    }

    /**
     * Cuts a text.
     *
     * @param text half surrogate pairs in it become U+FFFD
     */
    public LimitedText limit(String text) {
        byte[] bytes = Utf8.of(text);
        LineCounter counter = new LineCounter(keeper());
        counter.accept(bytes, bytes.length);
        return result(bytes.length, counter);
    }

    /**
     * Cuts raw output while reading it to its end. Takes no more memory than a few times what is kept.
     *
     * @param raw should be UTF-8; what is not becomes U+FFFD, and limits apply to the text after that, while
     *     {@code original_bytes} counts the bytes before; not closed
     * @throws IOException if reading fails
     */
    public LimitedText limit(InputStream raw) throws IOException {
        LineCounter counter = new LineCounter(keeper());
        return result(Utf8.clean(raw, counter), counter);
    }

    private Keeper keeper() {
        long bytes = saturated(limits.maxBytes());
        return position() == Position.TAIL
                ? new BackKeeper(saturated(limits.tail()), bytes)
                : new FrontKeeper(saturated(limits.head()), bytes);
    }

    private Position position() {
        return limits.head().isEmpty() && limits.tail().isPresent() ? Position.TAIL : Position.HEAD;
    }

    /** No text is longer than a long can count, so larger limits need not be told apart. */
    private static long saturated(Optional<BigInteger> limit) {
        return limit.orElse(LONGEST).min(LONGEST).longValueExact();
    }

    private LimitedText result(long originalBytes, LineCounter original) {
        byte[] kept = original.kept();
        String text = new String(kept, StandardCharsets.UTF_8);
        if (kept.length == original.bytes()) {
            return new LimitedText(text, Optional.empty());
        }
        return new LimitedText(
                text,
                Optional.of(new TruncationInfo(
                        originalBytes, original.lines(), kept.length, LineCounter.lines(kept), position())));
    }
}
