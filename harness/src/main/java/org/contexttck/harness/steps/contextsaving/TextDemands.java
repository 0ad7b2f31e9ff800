package org.contexttck.harness.steps.contextsaving;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Demands.Demand;
import org.contexttck.harness.steps.shared.Subject;
import org.contexttck.harness.target.server.ToolCall;

/** What a text or JSON value must be that was asked for with limits, beside the whole one (CS-T-02 to CS-T-17). */
public final class TextDemands implements Subject {

    private static final Demands<TextDemands, TextCall> ROWS = new Demands<TextDemands, TextCall>()
            .all("text", "the whole text", steady((it, calls) -> it.infos.whole(calls)))
            .all(
                    "text",
                    "what head, or else tail, leaves of the whole text",
                    steady((it, calls) -> it.cuts.whatLimitsLeave(calls)))
            .all("text", "a part of what head or tail leaves", steady((it, calls) -> it.cuts.partOfTheLines(calls)))
            .all("text", "at most max_bytes long", steady((it, calls) -> it.cuts.notLarger(calls)))
            .all(
                    "text",
                    "cut at the last line end in reach, or where there is none",
                    steady((it, calls) -> it.cuts.atLineEnds(calls)))
            .all("text", "cut between two characters", steady((it, calls) -> it.cuts.wholeCharacters(calls)))
            .all(
                    "text",
                    "the last lines of tail that fit into max_bytes",
                    steady((it, calls) -> it.cuts.newestLines(calls)))
            .all(
                    "text",
                    "empty, with info if the whole text is not",
                    steady((it, calls) -> it.cuts.zeroLeavesNothing(calls)))
            .all(
                    "value",
                    "the whole value, or a text beside truncated",
                    steady((it, calls) -> it.values.wholeOrText(calls)))
            .all("whole value", "no text that spells out JSON", (it, calls) -> it.values.staysStructured(calls))
            .all("info and truncated", "absent", steady((it, calls) -> it.infos.unmarked(calls)))
            .all("info and truncated", "absent without limits", (it, calls) -> it.infos.wholeTextsHaveNone(calls))
            .all(
                    "info",
                    "the bytes and lines of the whole text and of what was kept",
                    steady((it, calls) -> it.infos.trueCounts(calls)))
            .all(
                    "original_bytes",
                    "at most the bytes of the whole text",
                    steady((it, calls) -> it.infos.wholeTextsAreWhole(calls)))
            .all(
                    "original_lines",
                    "the lines of the whole text, by line feeds",
                    steady((it, calls) -> it.infos.originalLines(calls)))
            .all("position", "the end that was kept", steady((it, calls) -> it.infos.position(calls)))
            .all("truncated", "true exactly where info is", steady((it, calls) -> it.infos.flagWithInfo(calls)))
            .each("answer", "a refusal", TextDemands::refused)
            .all("answer", "valid JSON in valid UTF-8", (it, calls) -> it.values.validAnswers(calls));

    private final Texts texts;
    private final SavingFaults faults;
    private final CutTexts cuts;
    private final TruncationInfos infos;
    private final JsonValues values;

    public TextDemands(Texts texts, SavingFaults faults, CutTexts cuts, TruncationInfos infos, JsonValues values) {
        this.texts = texts;
        this.faults = faults;
        this.cuts = cuts;
        this.infos = infos;
        this.values = values;
    }

    public static List<String> rows() {
        return ROWS.rows();
    }

    @Override
    public List<ToolCall> calls() {
        return texts.steady(texts.calls()).stream().map(TextCall::call).toList();
    }

    @Override
    public void judgeRefusal(ToolCall refused) {
        texts.calls().stream()
                .filter(one -> one.call().equals(refused))
                .forEach(one -> Refusals.named(faults, refused, one.parameters()));
    }

    @Override
    public void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException {
        List<TextCall> calls =
                texts.calls().stream().filter(call -> which.test(call.call())).toList();
        ROWS.judge(this, calls, at, mustBe);
    }

    private static Demand<TextDemands, TextCall> steady(BiConsumer<TextDemands, List<TextCall>> demand) {
        return (it, calls) -> demand.accept(it, it.texts.steady(calls));
    }

    private void refused(TextCall text) {
        Refusals.refused(faults, text.call());
    }
}
