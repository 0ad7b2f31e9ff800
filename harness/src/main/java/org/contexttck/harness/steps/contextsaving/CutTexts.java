package org.contexttck.harness.steps.contextsaving;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.CutFault;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.steps.shared.Shown;

/** What a text may be after its limits (CS-T-03 to CS-T-08, CS-T-12 to CS-T-14). */
public final class CutTexts {

    private final SavingFaults faults;

    public CutTexts(SavingFaults faults) {
        this.faults = faults;
    }

    void whatLimitsLeave(List<TextCall> calls) {
        for (TextCall call : calls) {
            textOf(call)
                    .ifPresent(seen -> CutFault.in(seen, call.whole().text(), call.limits())
                            .ifPresent(fault -> wrong(call, seen, fault)));
        }
    }

    void notLarger(List<TextCall> calls) {
        for (TextCall call : calls) {
            Optional<BigInteger> most = call.limits().maxBytes();
            textOf(call).ifPresent(seen -> {
                long bytes = Utf8Text.bytes(seen);
                if (most.isPresent() && most.get().compareTo(BigInteger.valueOf(bytes)) < 0) {
                    wrong(call, seen, "has " + Counted.of(bytes, "byte") + ", must have at most " + most.get());
                }
            });
        }
    }

    void partOfTheLines(List<TextCall> calls) {
        for (TextCall call : calls) {
            String left = CutOracle.linesLeft(call.whole().text(), call.limits());
            textOf(call)
                    .filter(seen -> !left.contains(seen))
                    .ifPresent(seen -> wrong(
                            call,
                            seen,
                            CutFault.in(seen, call.whole().text(), call.limits().linesOnly())
                                    .map(fault -> fault + ", must be part of what the line limits leave")
                                    .orElse("is no part of what the line limits leave")));
        }
    }

    void atLineEnds(List<TextCall> calls) {
        for (TextCall call : calls) {
            String original = call.whole().text();
            Optional<String> seen = textOf(call);
            // what is no part of the text has no place where it was cut; other requirements say so
            seen.filter(original::contains)
                    .flatMap(text -> CutFault.in(text, original, call.limits()))
                    .ifPresent(fault -> wrong(call, seen.get(), fault));
        }
    }

    void wholeCharacters(List<TextCall> calls) {
        for (TextCall call : calls) {
            String original = call.whole().text();
            textOf(call)
                    .filter(seen -> !original.contains(seen))
                    .ifPresent(seen -> wrong(
                            call,
                            seen,
                            CutFault.in(seen, original, call.limits()).orElse("is no part of the text")));
        }
    }

    void newestLines(List<TextCall> calls) {
        for (TextCall call : calls) {
            List<Cut> newest = CutOracle.newest(call.whole().text(), call.limits());
            textOf(call)
                    .filter(seen -> newest.stream().noneMatch(cut -> cut.text().equals(seen)))
                    .ifPresent(seen ->
                            wrong(call, seen, "does not end where the text ends, must keep the newest lines that fit"));
        }
    }

    void zeroLeavesNothing(List<TextCall> calls) {
        for (TextCall call : calls) {
            Optional<String> seen = textOf(call);
            seen.filter(text -> !text.isEmpty())
                    .ifPresent(text -> wrong(
                            call,
                            text,
                            "has " + Counted.of(Utf8Text.bytes(text), "byte") + ", must be empty or the call refused"));
            if (seen.filter(String::isEmpty).isPresent()
                    && !call.whole().text().isEmpty()
                    && call.info().isEmpty()) {
                faults.noInfo(call.call(), call.tool().info(), "there, since the text was cut");
            }
        }
    }

    private Optional<String> textOf(TextCall call) {
        if (call.text().isEmpty()) {
            faults.unanswered(call.call(), "a text at " + call.tool().text().words());
        } else {
            faults.observed();
        }
        return call.text();
    }

    private void wrong(TextCall call, String seen, String fault) {
        String place = call.tool().text().words();
        String best =
                CutOracle.allowed(call.whole().text(), call.limits()).get(0).text();
        faults.text(call.call(), place, fault, Shown.text(best), seen);
    }
}
