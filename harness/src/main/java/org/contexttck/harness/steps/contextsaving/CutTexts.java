package org.contexttck.harness.steps.contextsaving;

import java.math.BigInteger;
import java.util.Optional;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.CutFault;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.oracle.Utf8Text;

/** What is wrong with a text after its limits, in words that follow its place; empty if it conforms (CS-T-03 to CS-T-13). */
final class CutTexts {

    private CutTexts() {}

    static Optional<String> notWhole(TextCall call, String seen) {
        return unless(
                seen.equals(call.whole().text()),
                "has " + Utf8Text.bytes(seen) + " bytes, must be the whole text of "
                        + Utf8Text.bytes(call.whole().text()));
    }

    static Optional<String> notWhatLimitsLeave(TextCall call, String seen) {
        return CutFault.in(seen, call.whole().text(), call.limits());
    }

    static Optional<String> tooLarge(TextCall call, String seen) {
        long bytes = Utf8Text.bytes(seen);
        return call.limits()
                .maxBytes()
                .filter(most -> most.compareTo(BigInteger.valueOf(bytes)) < 0)
                .map(most -> "has " + Counted.of(bytes, "byte") + ", must have at most " + most);
    }

    static Optional<String> notOfTheLines(TextCall call, String seen) {
        String whole = call.whole().text();
        if (CutOracle.linesLeft(whole, call.limits()).contains(seen)) {
            return Optional.empty();
        }
        return CutFault.in(seen, whole, call.limits().linesOnly())
                .map(fault -> fault + ", must be part of what the line limits leave")
                .or(() -> Optional.of("is no part of what the line limits leave"));
    }

    /** What is no part of the text has no place where it was cut; other requirements say so. */
    static Optional<String> notAtALineEnd(TextCall call, String seen) {
        return call.whole().text().contains(seen) ? notWhatLimitsLeave(call, seen) : Optional.empty();
    }

    static Optional<String> insideACharacter(TextCall call, String seen) {
        return call.whole().text().contains(seen)
                ? Optional.empty()
                : notWhatLimitsLeave(call, seen).or(() -> Optional.of("is no part of the text"));
    }

    static Optional<String> notTheNewestLines(TextCall call, String seen) {
        return unless(
                CutOracle.newest(call.whole().text(), call.limits()).stream()
                        .anyMatch(cut -> cut.text().equals(seen)),
                "does not end where the text ends, must keep the newest lines that fit");
    }

    static Optional<String> notEmpty(TextCall call, String seen) {
        return unless(
                seen.isEmpty(),
                "has " + Counted.of(Utf8Text.bytes(seen), "byte") + ", must be empty or the call refused");
    }

    private static Optional<String> unless(boolean holds, String fault) {
        return holds ? Optional.empty() : Optional.of(fault);
    }
}
