package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.contexttck.harness.json.Json;
import org.contexttck.reference.contextsaving.LimitedText;
import org.contexttck.reference.contextsaving.OutputLimiter;
import org.contexttck.reference.contextsaving.StderrLimiter;
import org.contexttck.reference.contextsaving.TextLimits;

/** Two hands at the same rules: the oracle accepts what the reference's limiters make, and none of its distortions. */
class LimiterPropertyTest {

    @Property(tries = 3000)
    void theOracleAcceptsEachAnswerOfTheLimiter(@ForAll("texts") String text, @ForAll("limits") CutLimits limits) {
        LimitedText answer = limited(text, limits);

        assertThat(CutFault.in(answer.text(), text, limits, CutOracle.newest(text, limits)))
                .isEmpty();
        assertThat(CutFault.in(answer.text(), text, limits)).isEmpty();
        assertThat(answer.info().isPresent()).isEqualTo(!answer.text().equals(text));
        if (answer.info().isPresent()) {
            JsonNode info = info(answer);
            Cut cut = cut(text, limits, answer.text());
            assertThat(InfoFault.counts(info, text, answer.text(), cut.lines())).isEmpty();
            assertThat(InfoFault.position(info, cut)).isEmpty();
        }
    }

    @Property(tries = 2000)
    void theOracleRejectsOneCharacterMore(@ForAll("texts") String text, @ForAll("limits") CutLimits limits) {
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
    }

    @Property(tries = 2000)
    void theOracleRejectsOneLineLess(@ForAll("texts") String text, @ForAll("limits") CutLimits limits) {
        String kept = limited(text, limits).text();
        long lines = Lines.count(kept);
        if (lines < 2 || limits.fromTheEnd() && limits.maxBytes().isPresent()) {
            return;
        }
        String less = Lines.first(kept, lines - 1);

        if (!Lines.withoutFinalEnd(kept).equals(less)) {
            assertThat(CutFault.in(less, text, limits)).isPresent();
        }
    }

    @Property(tries = 1000)
    void theOracleRejectsFalseCounts(
            @ForAll("texts") String text, @ForAll("limits") CutLimits limits, @ForAll("members") String member) {
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
    }

    @Property(tries = 50)
    void theStderrLimiterKeepsTheCap(@ForAll("texts") String text) {
        String stderr = (text + "é€\uD83D\uDE00\n").repeat(3000);
        LimitedText answer = StderrLimiter.limit(stderr);

        assertThat(Utf8Text.bytes(answer.text())).isLessThanOrEqualTo(StderrOracle.CAP);
        CutLimits cap =
                new CutLimits(Optional.empty(), Optional.empty(), Optional.of(BigInteger.valueOf(StderrOracle.CAP)));
        assertThat(CutFault.in(answer.text(), stderr, cap)).isEmpty();
        if (answer.info().isPresent()) {
            assertThat(StderrOracle.info(info(answer), answer.text())).isEmpty();
        }
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> pieces = Arbitraries.of(
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
        return pieces.list().ofMaxSize(24).map(parts -> parts.stream().collect(Collectors.joining()));
    }

    @Provide
    Arbitrary<CutLimits> limits() {
        return Combinators.combine(number(6), number(6), number(40)).as(CutLimits::new);
    }

    @Provide
    Arbitrary<String> members() {
        return Arbitraries.of("original_bytes", "original_lines", "kept_bytes", "kept_lines");
    }

    private static Arbitrary<Optional<BigInteger>> number(int most) {
        Arbitrary<BigInteger> small = Arbitraries.bigIntegers().between(BigInteger.ZERO, BigInteger.valueOf(most));
        Arbitrary<BigInteger> edges = Arbitraries.of(
                BigInteger.ZERO,
                BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE),
                BigInteger.ONE.shiftLeft(63).subtract(BigInteger.ONE),
                BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE));
        return Arbitraries.frequencyOf(Tuple.of(8, small), Tuple.of(1, edges)).optional(0.5);
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
