package org.contexttck.reference.contextsaving;

import java.io.IOException;
import java.io.InputStream;

/**
 * Cuts the stderr of a command, which no caller can limit, to 100,000 bytes (CS-E-01, CS-E-02, R51). Whoever runs a command
 * has to read its stderr while it runs, beside its stdout: a full pipe stops the command (CS-E-05).
 */
public final class StderrLimiter {

    /** How many bytes of UTF-8 are kept at most. */
    public static final int MAX_BYTES = 100_000;

    private static final OutputLimiter LIMITER = new OutputLimiter(TextLimits.bytes(MAX_BYTES));

    private StderrLimiter() {}

    /**
     * Cuts stderr that is there as text.
     *
     * @param stderr half surrogate pairs in it become U+FFFD
     */
    public static LimitedText limit(String stderr) {
        return LIMITER.limit(stderr);
    }

    /**
     * Cuts stderr while reading it to its end, in constant memory.
     *
     * @param stderr any bytes; what is no UTF-8 becomes U+FFFD, while {@code original_bytes} counts the bytes before;
     *     not closed
     * @throws IOException if reading fails
     */
    public static LimitedText limit(InputStream stderr) throws IOException {
        return LIMITER.limit(stderr);
    }
}
