package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.contexttck.json.Json;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TextLimits;
import org.contexttck.seeds.Seeds;
import org.junit.jupiter.api.Test;

/** Two hands at the same rules: the oracle accepts what the reference's limiters make, and none of its distortions. */
class LimiterPropertyTest {

    private static final List<String> PIECES = List.of(
            "\n",
            "\n",
            "\n",
            "\r\n",
            "\f",
            "\u2028",
            "\u0085",
            "\0",
            "\u001b[31m",
            "a",
            "b c",
            "word",
            "é",
            "€",
            "\uD83D\uDE00",
            "e\u0301",
            "\\u0000",
            "\"",
            "{",
            " ",
            "\t");
    private static final List<BigInteger> EDGES = List.of(
            BigInteger.ZERO,
            BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE),
            BigInteger.ONE.shiftLeft(63).subtract(BigInteger.ONE),
            BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
    private static final List<String> MEMBERS = List.of("original_bytes", "original_lines", "kept_bytes", "kept_lines");

    @Test
    void theOracleAcceptsEachAnswerOfTheLimiter() {
        Seeds.each(3000, random -> {
            String text = text(random);
            CutLimits limits = limits(random);
            LimitedText answer = limited(text, limits);

            assertThat(CutFault.in(answer.text(), text, limits, CutOracle.newest(text, limits)))
                    .isEmpty();
            assertThat(CutFault.in(answer.text(), text, limits)).isEmpty();
            assertThat(answer.info().isPresent()).isEqualTo(!answer.text().equals(text));
            if (answer.info().isPresent()) {
                JsonNode info = info(answer);
                Cut cut = cut(text, limits, answer.text());
                assertThat(InfoFault.counts(info, text, answer.text(), cut.lines()))
                        .isEmpty();
                assertThat(InfoFault.position(info, cut)).isEmpty();
            }
        });
    }

    @Test
    void theOracleRejectsOneCharacterMore() {
        Seeds.each(2000, random -> {
            String text = text(random);
            CutLimits limits = limits(random);
            if (limits.fromTheEnd() && limits.maxBytes().isPresent()) {
                // what came from the back may happen to be the beginning of what may come from the front
                return;
            }
            String kept = limited(text, limits).text();
            String more = kept
                    + (kept.length() < text.length() && text.startsWith(kept)
                            ? text.substring(kept.length(), text.offsetByCodePoints(kept.length(), 1))
                            : "x");

            boolean another = CutOracle.allowed(text, limits).stream()
                    .anyMatch(cut -> cut.text().equals(more));
            assertThat(CutFault.in(more, text, limits).isEmpty()).isEqualTo(another);
            // only a line end may be added to a conforming text and leave it one
            assertThat(another && !more.endsWith("\n") && !text.startsWith(more + "\n"))
                    .isFalse();
        });
    }

    @Test
    void theOracleRejectsOneLineLess() {
        Seeds.each(2000, random -> {
            String text = text(random);
            CutLimits limits = limits(random);
            String kept = limited(text, limits).text();
            long lines = Lines.count(kept);
            if (lines < 2 || limits.fromTheEnd() && limits.maxBytes().isPresent()) {
                return;
            }
            String less = Lines.first(kept, lines - 1);

            if (!Lines.withoutFinalEnd(kept).equals(less)) {
                assertThat(CutFault.in(less, text, limits)).isPresent();
            }
        });
    }

    @Test
    void theOracleRejectsFalseCounts() {
        Seeds.each(1000, random -> {
            String text = text(random);
            CutLimits limits = limits(random);
            String member = Seeds.pick(random, MEMBERS);
            LimitedText answer = limited(text, limits);
            if (answer.info().isEmpty()) {
                return;
            }
            Cut cut = cut(text, limits, answer.text());
            ObjectNode info = info(answer);
            info.put(member, info.get(member).longValue() + 2);

            assertThat(InfoFault.counts(info, text, answer.text(), cut.lines()))
                    .extracting(InfoFault::member)
                    .containsExactly(member);
        });
    }

    @Test
    void theStderrLimiterKeepsTheCap() {
        CutLimits cap =
                new CutLimits(Optional.empty(), Optional.empty(), Optional.of(BigInteger.valueOf(StderrOracle.CAP)));
        Seeds.each(50, random -> {
            String stderr = (text(random) + "é€\uD83D\uDE00\n").repeat(3000);
            LimitedText answer = StderrLimiter.limit(stderr);

            assertThat(Utf8Text.bytes(answer.text())).isLessThanOrEqualTo(StderrOracle.CAP);
            assertThat(CutFault.in(answer.text(), stderr, cap)).isEmpty();
            if (answer.info().isPresent()) {
                assertThat(StderrOracle.info(info(answer), answer.text())).isEmpty();
            }
        });
    }

    private static String text(Random random) {
        return Seeds.text(random, 24, PIECES);
    }

    private static CutLimits limits(Random random) {
        return new CutLimits(number(random, 6), number(random, 6), number(random, 40));
    }

    private static Optional<BigInteger> number(Random random, int most) {
        if (random.nextBoolean()) {
            return Optional.empty();
        }
        return Optional.of(
                random.nextInt(9) == 0 ? Seeds.pick(random, EDGES) : BigInteger.valueOf(random.nextInt(most + 1)));
    }

    private static Cut cut(String text, CutLimits limits, String kept) {
        return CutOracle.newest(text, limits).stream()
                .filter(one -> one.text().equals(kept))
                .findFirst()
                .orElseThrow();
    }

    private static LimitedText limited(String text, CutLimits limits) {
        return new OutputLimiter(new TextLimits(limits.head(), limits.tail(), limits.maxBytes())).limit(text);
    }

    private static ObjectNode info(LimitedText answer) {
        ObjectNode info = Json.object();
        answer.info().orElseThrow().toMap().forEach((name, value) -> {
            if (value instanceof Long number) {
                info.put(name, number);
            } else {
                info.put(name, String.valueOf(value));
            }
        });
        return info;
    }
}
