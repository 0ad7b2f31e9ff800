package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;
import org.contexttck.seeds.Seeds;
import org.junit.jupiter.api.Test;

/** What holds for the limiter whatever the text and the limits are. */
class OutputLimiterPropertiesTest {

    private static final int INPUTS = 1000;
    private static final List<String> PIECES =
            List.of("\n", "\n", "\r\n", "a", "bc", "é", "€", "漢", "😀", "\f", "\u2028", "\u0085", "\0", "\ufffd");

    @Test
    void keepsOneEndWithinTheLimitsAndSaysSo() {
        Seeds.each(INPUTS, random -> {
            String text = text(random);
            Optional<BigInteger> head = limit(random);
            Optional<BigInteger> tail = limit(random);
            Optional<BigInteger> maxBytes = limit(random);
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
        });
    }

    /** One more line, or as many bytes as one more character has, would not have been allowed. */
    @Test
    void cutsNoMoreThanItMust() {
        Seeds.each(INPUTS, random -> {
            String text = text(random);
            Optional<BigInteger> head = limit(random);
            Optional<BigInteger> maxBytes = limit(random);
            String kept = new OutputLimiter(new TextLimits(head, Optional.empty(), maxBytes))
                    .limit(text)
                    .text();
            if (kept.equals(text)
                    || head.filter(n -> n.longValue() == lines(kept)).isPresent() && kept.endsWith("\n")) {
                return;
            }
            String rest = text.substring(kept.length());
            String next = kept.endsWith("\n")
                    ? rest.substring(0, rest.indexOf('\n') < 0 ? rest.length() : rest.indexOf('\n') + 1)
                    : rest.substring(0, rest.offsetByCodePoints(0, 1));
            boolean noLines = head.filter(n -> n.signum() == 0).isPresent();
            assertThat(noLines || bytes(kept + next) > maxBytes.orElseThrow().longValue())
                    .isTrue();
        });
    }

    @Test
    void readsStreamsAsItReadsTexts() {
        Seeds.each(INPUTS, random -> {
            String text = text(random);
            OutputLimiter limiter = new OutputLimiter(new TextLimits(Optional.empty(), limit(random), limit(random)));
            byte[] raw = text.getBytes(StandardCharsets.UTF_8);
            assertThat(limited(limiter, new ByteArrayInputStream(raw))).isEqualTo(limiter.limit(text));
            assertThat(limited(limiter, new ByOnes(raw))).isEqualTo(limiter.limit(text));
        });
    }

    @Test
    void anyBytesMakeATextOfAtMostSoManyBytes() {
        Seeds.each(INPUTS, random -> {
            byte[] raw = bytes(random);
            Optional<BigInteger> maxBytes = limit(random);
            OutputLimiter limiter = new OutputLimiter(new TextLimits(Optional.empty(), Optional.empty(), maxBytes));
            LimitedText limited = limited(limiter, new ByOnes(raw));
            String whole = new String(raw, StandardCharsets.UTF_8);
            assertThat(whole).startsWith(limited.text());
            assertThat(bytes(limited.text()))
                    .isLessThanOrEqualTo(maxBytes.map(BigInteger::longValue).orElse(Long.MAX_VALUE));
            assertThat(limited.truncated()).isEqualTo(!limited.text().equals(whole));
            limited.info().ifPresent(info -> assertThat(info.originalBytes()).isEqualTo(raw.length));
        });
    }

    private static String text(Random random) {
        return Seeds.text(random, 30, PIECES);
    }

    private static Optional<BigInteger> limit(Random random) {
        return random.nextInt(5) < 2 ? Optional.empty() : Optional.of(BigInteger.valueOf(random.nextInt(41)));
    }

    /** Mostly the beginnings of characters and their parts, so that whole ones come up too. */
    private static byte[] bytes(Random random) {
        byte[] raw = new byte[random.nextInt(60)];
        random.nextBytes(raw);
        for (int i = 0; i < raw.length; i++) {
            if (random.nextInt(3) > 0) {
                raw[i] = Seeds.pick(random, List.of((byte) 'a', (byte) '\n', (byte) 0xc3, (byte) 0xe2, (byte) 0x82));
            }
        }
        return raw;
    }

    private static LimitedText limited(OutputLimiter limiter, ByteArrayInputStream stream) {
        try {
            return limiter.limit(stream);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
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
