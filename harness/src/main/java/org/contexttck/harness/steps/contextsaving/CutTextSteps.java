package org.contexttck.harness.steps.contextsaving;

import io.cucumber.java.en.Then;
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
public final class CutTextSteps {

    private final Texts texts;
    private final Faults faults;

    public CutTextSteps(Texts texts, Faults faults) {
        this.texts = texts;
        this.faults = faults;
    }

    @Then("each text is what its limits leave")
    public void whatLimitsLeave() {
        for (TextCall call : texts.steadyCalls()) {
            textOf(call)
                    .ifPresent(seen -> CutFault.in(seen, call.whole().text(), call.limits())
                            .ifPresent(fault -> wrong(call, seen, fault)));
        }
    }

    @Then("no text is larger than its max_bytes")
    public void notLarger() {
        for (TextCall call : texts.steadyCalls()) {
            Optional<BigInteger> most = call.limits().maxBytes();
            textOf(call).ifPresent(seen -> {
                long bytes = Utf8Text.bytes(seen);
                if (most.isPresent() && most.get().compareTo(BigInteger.valueOf(bytes)) < 0) {
                    wrong(call, seen, "has " + Counted.of(bytes, "byte") + ", must have at most " + most.get());
                }
            });
        }
    }

    @Then("each text is a part of what its line limits leave")
    public void partOfTheLines() {
        for (TextCall call : texts.steadyCalls()) {
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

    @Then("each cut by bytes falls at a line end, or inside a line that has none in reach")
    public void atLineEnds() {
        for (TextCall call : texts.steadyCalls()) {
            String original = call.whole().text();
            Optional<String> seen = textOf(call);
            // what is no part of the text has no place where it was cut; other requirements say so
            seen.filter(original::contains)
                    .flatMap(text -> CutFault.in(text, original, call.limits()))
                    .ifPresent(fault -> wrong(call, seen.get(), fault));
        }
    }

    @Then("no text is cut inside a character")
    public void wholeCharacters() {
        for (TextCall call : texts.steadyCalls()) {
            String original = call.whole().text();
            textOf(call)
                    .filter(seen -> !original.contains(seen))
                    .ifPresent(seen -> wrong(
                            call,
                            seen,
                            CutFault.in(seen, original, call.limits()).orElse("is no part of the text")));
        }
    }

    @Then("each text keeps its newest lines")
    public void newestLines() {
        for (TextCall call : texts.steadyCalls()) {
            List<Cut> newest = CutOracle.newest(call.whole().text(), call.limits());
            textOf(call)
                    .filter(seen -> newest.stream().noneMatch(cut -> cut.text().equals(seen)))
                    .ifPresent(seen ->
                            wrong(call, seen, "does not end where the text ends, must keep the newest lines that fit"));
        }
    }

    @Then("each zero is refused, or leaves an empty text with truncation info")
    public void zeroLeavesNothing() {
        for (TextCall call : texts.steadyCalls()) {
            if (call.call().refused()) {
                faults.observed();
                continue;
            }
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
