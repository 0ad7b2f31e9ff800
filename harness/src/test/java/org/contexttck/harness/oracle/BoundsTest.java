package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each oracle on both sides of each of its bounds. */
class BoundsTest {

    private static final String HALF_CAP = "x".repeat(50_000);

    @ParameterizedTest
    @CsvSource({"127, 1", "128, 2", "2047, 2", "2048, 3", "65535, 3", "65536, 4"})
    void charactersHaveOneToFourBytes(int point, int bytes) {
        assertThat(Utf8Text.size(point)).isEqualTo(bytes);
    }

    @Test
    void aTextIsCutAtEitherSideOnlyBetweenCharacters() {
        assertThat(Utf8Text.beginning("aé", 3)).isEqualTo("aé");
        assertThat(Utf8Text.beginning("aé", 2)).isEqualTo("a");
        assertThat(Utf8Text.beginning("a", 0)).isEmpty();
        assertThat(Utf8Text.end("éa", 3)).isEqualTo("éa");
        assertThat(Utf8Text.end("éa", 2)).isEqualTo("a");
        assertThat(Utf8Text.end("a", 0)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud800", "\udbff", "\udc00", "\udfff"})
    void halfAPairIsReplaced(String half) {
        assertThat(Utf8Text.wellFormed("a" + half)).isEqualTo("a\ufffd");
        assertThat(CutFault.in("a" + half, "a\ud83d\ude00b", bytes(3))).contains("is cut inside a character");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ud7ff", "\ue000", "a", "\ud83d\ude00"})
    void whatIsNoHalfStays(String whole) {
        assertThat(Utf8Text.wellFormed(whole)).isSameAs(whole);
        assertThat(CutFault.cutInside("a" + whole, "abc")).isFalse();
    }

    @Test
    void aPieceOfACharacterIsToldAtEitherSide() {
        assertThat(CutFault.cutInside("ab\ufffd", "abé")).isTrue();
        assertThat(CutFault.cutInside("\ufffdab", "éab")).isTrue();
        assertThat(CutFault.cutInside("xb\ufffd", "abé")).isFalse();
        assertThat(CutFault.cutInside("\ufffdxb", "éab")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "0.0", "0e5", "3", "3.0", "30e-1", "1e400", "1e998"})
    void wholeNumbers(String number) {
        assertThat(WholeNumber.of(Json.parse(number)))
                .contains(Json.parse(number).decimalValue().toBigIntegerExact());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1",
                "-0.5",
                "0.5",
                "3.1",
                "1e999",
                "1e2147483647",
                "1e-2147483647",
                "\"3\"",
                "true",
                "null",
                "[3]"
            })
    void otherValuesAreNoWholeNumbers(String value) {
        assertThat(WholeNumber.of(Json.parse(value))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"50000, false", "50001, true", "102400, true", "102401, false"})
    void stderrLooksCutCloseToTheCap(int bytes, boolean cut) {
        assertThat(StderrOracle.looksCut("x".repeat(bytes))).isEqualTo(cut);
    }

    @Test
    void theInfoOfACutStderrCountsWhatCameAndMoreThanTheCap() {
        String info = "{\"kept_bytes\":50000,\"kept_lines\":%d,\"original_bytes\":%d,\"original_lines\":%d}";

        assertThat(StderrOracle.info(Json.parse(info.formatted(1, 100_001, 1)), HALF_CAP))
                .isEmpty();
        assertThat(StderrOracle.info(Json.parse(info.formatted(2, 100_001, 1)), HALF_CAP))
                .isEmpty();
        assertThat(members(StderrOracle.info(Json.parse(info.formatted(3, 100_000, 0)), HALF_CAP)))
                .containsExactlyInAnyOrder("kept_lines", "original_bytes", "original_lines");
        assertThat(members(StderrOracle.info(Json.parse(info.formatted(2, 200_000, 1)), HALF_CAP + "\n")))
                .containsExactlyInAnyOrder("kept_bytes", "kept_lines");
    }

    @Test
    void megabytesAreAMillionOrMore() {
        assertThat(StderrOracle.ofMegabytes(Json.parse("{\"original_bytes\":1000000}")))
                .isEmpty();
        assertThat(members(StderrOracle.ofMegabytes(Json.parse("{\"original_bytes\":999999}"))))
                .containsExactly("original_bytes");
    }

    private static List<String> members(List<InfoFault> faults) {
        return faults.stream().map(InfoFault::member).toList();
    }

    @Test
    void aLimitOfZeroIsTheOneInForce() {
        Optional<BigInteger> none = Optional.empty();
        Optional<BigInteger> zero = Optional.of(BigInteger.ZERO);
        Optional<BigInteger> one = Optional.of(BigInteger.ONE);

        assertThat(new CutLimits(zero, none, none).zero()).isTrue();
        assertThat(new CutLimits(none, zero, none).zero()).isTrue();
        assertThat(new CutLimits(none, none, zero).zero()).isTrue();
        assertThat(new CutLimits(one, zero, none).zero()).isFalse();
        assertThat(new CutLimits(one, none, one).zero()).isFalse();
        assertThat(CutLimits.NONE.zero()).isFalse();
        assertThat(new CutLimits(one, zero, one).linesOnly()).isEqualTo(new CutLimits(one, zero, none));
    }

    @Test
    void lessThanAnyTextThatConformsHasLostMore() {
        List<Cut> allowed = List.of(cut("a\nb\n"), cut("a\nb"));

        assertThat(CutOracle.losesMore("a\n", allowed)).isTrue();
        assertThat(CutOracle.losesMore("x\ny", allowed)).isFalse();
        assertThat(CutOracle.losesMore("x\ny\nz", allowed)).isFalse();
    }

    private static Cut cut(String text) {
        return new Cut(text, Set.of(2L), Cut.By.LINES, Cut.End.HEAD);
    }

    /** As many bytes as there are is no limit that bites. */
    @Test
    void bytesBiteBelowTheSizeOfTheText() {
        assertThat(CutOracle.allowed("a\nb\n", tail(4))).extracting(Cut::text).containsExactly("a\nb\n");
        assertThat(CutOracle.allowed("a\nb\n", tail(3))).extracting(Cut::text).contains("a\nb", "b\n");
        assertThat(CutOracle.allowed("a\nb\n", bytes(4))).extracting(Cut::text).containsExactly("a\nb\n");
    }

    private static CutLimits tail(int bytes) {
        return new CutLimits(
                Optional.empty(), Optional.of(BigInteger.valueOf(9)), Optional.of(BigInteger.valueOf(bytes)));
    }

    private static CutLimits bytes(int most) {
        return new CutLimits(Optional.empty(), Optional.empty(), Optional.of(BigInteger.valueOf(most)));
    }

    @Test
    void onlyTheOuterWordsOfAPieceOfJsonMayBeCut() {
        String whole = "{\"alpha\":\"beta gamma delta\"}";

        assertThat(piece(whole, "pha beta gam")).isEmpty();
        assertThat(piece(whole, "amm")).isEmpty();
        assertThat(piece(whole, "alp beta gamma"))
                .hasValueSatisfying(fault -> assertThat(fault).contains("\"alp\""));
        assertThat(piece(whole, "beta gamm delta"))
                .hasValueSatisfying(fault -> assertThat(fault).contains("\"gamm\""));
        assertThat(piece(whole, "beta elta"))
                .hasValueSatisfying(fault -> assertThat(fault).contains("\"elta\""));
    }

    private static Optional<String> piece(String whole, String seen) {
        return JsonCut.fault(Json.parse(whole), Optional.empty(), Optional.of(Json.parse('"' + seen + '"')), true);
    }

    @Test
    void aFlaggedValueIsAPieceOfTheJsonOrTheParseOfOne() {
        Optional<List<Cut>> cuts = Optional.of(List.of(cut("[1,2]"), cut("[1,2")));

        assertThat(JsonCut.fault(Json.parse("[1,2,3]"), cuts, Optional.of(Json.parse("[1, 2]")), true))
                .isEmpty();
        assertThat(JsonCut.fault(Json.parse("[1,2,3]"), cuts, Optional.of(Json.parse("\"[1,2\"")), true))
                .isEmpty();
        assertThat(JsonCut.fault(Json.parse("[1,2,3]"), cuts, Optional.of(Json.parse("[1]")), true))
                .isPresent();
    }
}
