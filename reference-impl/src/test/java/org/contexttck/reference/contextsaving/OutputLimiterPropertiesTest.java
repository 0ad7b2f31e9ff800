package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;

/** What holds for the limiter whatever the text and the limits are. */
class OutputLimiterPropertiesTest {

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "\n", "\n", "\r\n", "a", "bc", "é", "€", "漢", "😀", "\f", "\u2028", "\u0085", "\0", "\ufffd")
                .list()
                .ofMaxSize(30)
                .map(pieces -> String.join("", pieces));
    }

    @Provide
    Arbitrary<Optional<BigInteger>> limits() {
        return Arbitraries.bigIntegers()
                .between(BigInteger.ZERO, BigInteger.valueOf(40))
                .map(Optional::of)
                .injectNull(0.4)
                .map(limit -> limit == null ? Optional.empty() : limit);
    }

    @Property(shrinking = ShrinkingMode.BOUNDED)
    void keepsOneEndWithinTheLimitsAndSaysSo(
            @ForAll("texts") String text,
            @ForAll("limits") Optional<BigInteger> head,
            @ForAll("limits") Optional<BigInteger> tail,
            @ForAll("limits") Optional<BigInteger> maxBytes) {
        LimitedText limited = new OutputLimiter(new TextLimits(head, tail, maxBytes)).limit(text);
        String kept = limited.text();
        boolean fromEnd = head.isEmpty() && tail.isPresent();
        assertThat(fromEnd ? text.endsWith(kept) : text.startsWith(kept)).isTrue();
        assertThat(lines(kept))
                .isLessThanOrEqualTo(
                        head.or(() -> tail).map(BigInteger::longValue).orElse(Long.MAX_VALUE));
        assertThat(bytes(kept))
                .isLessThanOrEqualTo(maxBytes.map(BigInteger::longValue).orElse(Long.MAX_VALUE));
        assertThat(limited.truncated()).isEqualTo(!kept.equals(text));
        limited.info()
                .ifPresent(info -> assertThat(info)
                        .isEqualTo(new TruncationInfo(
                                bytes(text),
                                lines(text),
                                bytes(kept),
                                lines(kept),
                                fromEnd ? Position.TAIL : Position.HEAD)));
    }

    /** One more line, or as many bytes as one more character has, would not have been allowed. */
    @Property(shrinking = ShrinkingMode.BOUNDED)
    void cutsNoMoreThanItMust(
            @ForAll("texts") String text,
            @ForAll("limits") Optional<BigInteger> head,
            @ForAll("limits") Optional<BigInteger> maxBytes) {
        String kept = new OutputLimiter(new TextLimits(head, Optional.empty(), maxBytes))
                .limit(text)
                .text();
        if (kept.equals(text) || head.filter(n -> n.longValue() == lines(kept)).isPresent() && kept.endsWith("\n")) {
            return;
        }
        String rest = text.substring(kept.length());
        String next = kept.endsWith("\n")
                ? rest.substring(0, rest.indexOf('\n') < 0 ? rest.length() : rest.indexOf('\n') + 1)
                : rest.substring(0, rest.offsetByCodePoints(0, 1));
        boolean noLines = head.filter(n -> n.signum() == 0).isPresent();
        assertThat(noLines || bytes(kept + next) > maxBytes.orElseThrow().longValue())
                .isTrue();
    }

    @Property(shrinking = ShrinkingMode.BOUNDED)
    void readsStreamsAsItReadsTexts(
            @ForAll("texts") String text,
            @ForAll("limits") Optional<BigInteger> tail,
            @ForAll("limits") Optional<BigInteger> maxBytes)
            throws IOException {
        OutputLimiter limiter = new OutputLimiter(new TextLimits(Optional.empty(), tail, maxBytes));
        byte[] raw = text.getBytes(StandardCharsets.UTF_8);
        assertThat(limiter.limit(new ByteArrayInputStream(raw))).isEqualTo(limiter.limit(text));
        assertThat(limiter.limit(new ByOnes(raw))).isEqualTo(limiter.limit(text));
    }

    @Property(shrinking = ShrinkingMode.BOUNDED)
    void anyBytesMakeATextOfAtMostSoManyBytes(@ForAll byte[] raw, @ForAll("limits") Optional<BigInteger> maxBytes)
            throws IOException {
        OutputLimiter limiter = new OutputLimiter(new TextLimits(Optional.empty(), Optional.empty(), maxBytes));
        LimitedText limited = limiter.limit(new ByOnes(raw));
        String whole = new String(raw, StandardCharsets.UTF_8);
        assertThat(whole).startsWith(limited.text());
        assertThat(bytes(limited.text()))
                .isLessThanOrEqualTo(maxBytes.map(BigInteger::longValue).orElse(Long.MAX_VALUE));
        assertThat(limited.truncated()).isEqualTo(!limited.text().equals(whole));
        limited.info().ifPresent(info -> assertThat(info.originalBytes()).isEqualTo(raw.length));
    }

    private static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    private static long lines(String text) {
        return text.isEmpty() ? 0 : text.split("(?<=\n)").length;
    }

    /** A pipe that hands over one byte at a time, so that each character comes in pieces. */
    private static final class ByOnes extends ByteArrayInputStream {

        private ByOnes(byte[] bytes) {
            super(bytes);
        }

        @Override
        public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
        }
    }
}
