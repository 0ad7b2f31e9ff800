package org.contexttck.harness.steps.contextsaving;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.Cut;
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
        return CutFault.tooLarge(seen, call.limits())
                .map(fault -> CutFault.cutInside(seen, call.whole().text())
                        ? fault + ": it is cut inside a character, of which a piece is left"
                        : fault);
    }

    static Optional<String> notOfTheLines(TextCall call, String seen) {
        String whole = call.whole().text();
        if (CutOracle.linesLeft(whole, call.limits()).contains(seen)) {
            return CutOracle.losesMore(seen, call.allowed())
                    ? CutFault.in(seen, whole, call.limits())
                            .map(fault -> fault + ": what the line limits leave has more that fits")
                    : Optional.empty();
        }
        return CutFault.in(seen, whole, call.limits().linesOnly())
                .map(fault -> fault + ", must be part of what the line limits leave")
                .or(() -> Optional.of("is no part of what the line limits leave"));
    }

    /** What is no part of what the line limits leave has no place where it was cut; other requirements say so. */
    static Optional<String> notAtALineEnd(TextCall call, String seen) {
        return CutOracle.linesLeft(call.whole().text(), call.limits()).contains(seen)
                ? notWhatLimitsLeave(call, seen)
                : Optional.empty();
    }

    static Optional<String> insideACharacter(TextCall call, String seen) {
        return call.whole().text().contains(seen)
                ? Optional.empty()
                : notWhatLimitsLeave(call, seen).or(() -> Optional.of("is no part of the text"));
    }

    static Optional<String> notTheNewestLines(TextCall call, String seen) {
        boolean last = !seen.isEmpty() && call.whole().text().endsWith(seen);
        return unless(
                newest(call).stream().anyMatch(cut -> cut.text().equals(seen)),
                (last ? "keeps not as many of the last lines as fit" : "does not end where the text ends")
                        + ", must keep the newest lines that fit");
    }

    /** The texts that keep the newest lines. */
    static List<Cut> newest(TextCall call) {
        return CutOracle.newest(call.whole().text(), call.limits());
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
