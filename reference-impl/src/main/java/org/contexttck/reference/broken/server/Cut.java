package org.contexttck.reference.broken.server;

import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.Logs;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.TextLimits;

/**
 * What {@code build_log} is asked to cut.
 *
 * @param original the whole log
 * @param limits as they were asked for
 */
record Cut(OriginalLog original, TextLimits limits) {

    static Cut of(Request request) {
        return new Cut(
                new OriginalLog(Logs.raw(request.argument("log").asText())),
                new TextLimits(request.whole("head"), request.whole("tail"), request.whole("max_bytes")));
    }

    String text() {
        return original.text();
    }

    Optional<BigInteger> head() {
        return limits.head();
    }

    Optional<BigInteger> tail() {
        return limits.tail();
    }

    /** Cut as it should be. */
    LimitedText right() {
        return original.limited(limits);
    }

    /** What is left when it is cut as it should be. */
    String kept() {
        return right().text();
    }

    boolean cuts() {
        return right().truncated();
    }

    boolean cutsBytes() {
        return cuts() && hasMaxBytes();
    }

    /** Whether the right cut is inside a line. */
    boolean cutsInsideLine() {
        return cutsBytes() && !kept().endsWith("\n");
    }

    boolean asksNothing() {
        return limits.equals(TextLimits.NONE);
    }

    boolean hasHead() {
        return limits.head().isPresent();
    }

    boolean hasTail() {
        return limits.tail().isPresent();
    }

    boolean hasMaxBytes() {
        return limits.maxBytes().isPresent();
    }

    int maxBytes() {
        return limits.maxBytes()
                .orElseThrow()
                .min(BigInteger.valueOf(Integer.MAX_VALUE))
                .intValue();
    }

    /** Cut as it should be for other numbers of lines. */
    LimitedText lines(Optional<BigInteger> head, Optional<BigInteger> tail) {
        return original.limited(new TextLimits(head, tail, limits.maxBytes()));
    }

    /** What is left if only lines are cut off. */
    String keptLines() {
        return byLines(original.text());
    }

    /** What a text has left if only lines are cut off. */
    String byLines(String text) {
        return limit(text, limits.head(), limits.tail(), Optional.empty());
    }

    /** What a text has left if only lines at its start are cut off. */
    String byTail(String text) {
        return limit(text, Optional.empty(), limits.tail(), Optional.empty());
    }

    /** What a text has left if only bytes are cut off. */
    String byBytes(String text) {
        return limit(text, Optional.empty(), Optional.empty(), limits.maxBytes());
    }

    private static String limit(
            String text, Optional<BigInteger> head, Optional<BigInteger> tail, Optional<BigInteger> maxBytes) {
        return new OutputLimiter(new TextLimits(head, tail, maxBytes))
                .limit(text)
                .text();
    }

    /** What is left, described as it should be: with true numbers if anything is missing. */
    LimitedText left(String kept) {
        return original.left(kept, OriginalLog.position(limits));
    }

    /** What is left, with true numbers even if nothing is missing. */
    LimitedText described(String kept) {
        return original.described(kept, OriginalLog.position(limits));
    }
}
