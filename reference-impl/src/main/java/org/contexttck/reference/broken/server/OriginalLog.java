package org.contexttck.reference.broken.server;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.reference.contextsaving.TruncationInfo;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** Output before any cut. */
final class OriginalLog {

    private final byte[] raw;

    OriginalLog(byte[] raw) {
        this.raw = raw;
    }

    String text() {
        return new String(raw, StandardCharsets.UTF_8);
    }

    /** The text in UTF-8, which is longer than the raw bytes where these are broken. */
    byte[] bytes() {
        return text().getBytes(StandardCharsets.UTF_8);
    }

    long lines() {
        return lines(text());
    }

    /** Lines of a text, counted as they should be. */
    static long lines(String text) {
        long ends = text.chars().filter(c -> c == '\n').count();
        return text.isEmpty() || text.endsWith("\n") ? ends : ends + 1;
    }

    /** Cut as it should be. */
    LimitedText limited(TextLimits limits) {
        try {
            return new OutputLimiter(limits).limit(new ByteArrayInputStream(raw));
        } catch (IOException e) {
            throw new UncheckedIOException("memory is always readable", e);
        }
    }

    /** What is left of it, described as it should be: with true numbers if anything is missing. */
    LimitedText left(String kept, Position position) {
        return kept.equals(text()) ? new LimitedText(kept, Optional.empty()) : described(kept, position);
    }

    /** What is left of it, with true numbers even if nothing is missing. */
    LimitedText described(String kept, Position position) {
        return new LimitedText(
                kept,
                Optional.of(new TruncationInfo(
                        raw.length, lines(), kept.getBytes(StandardCharsets.UTF_8).length, lines(kept), position)));
    }

    /** Its first bytes as a text, whatever that makes of a character that is cut. */
    String firstBytes(int count) {
        return new String(bytes(), 0, Math.min(count, bytes().length), StandardCharsets.UTF_8);
    }

    /** Its last bytes as a text, from the first whole character on. */
    String lastBytes(int count) {
        int from = Math.max(0, bytes().length - count);
        while (from < bytes().length && (bytes()[from] & 0xC0) == 0x80) {
            from++;
        }
        return new String(bytes(), from, bytes().length - from, StandardCharsets.UTF_8);
    }

    /** Which end a limiter keeps. */
    static Position position(TextLimits limits) {
        return limits.head().isEmpty() && limits.tail().isPresent() ? Position.TAIL : Position.HEAD;
    }
}
