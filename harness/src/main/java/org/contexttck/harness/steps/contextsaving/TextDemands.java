package org.contexttck.harness.steps.contextsaving;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Demands;
import org.contexttck.harness.steps.shared.Demands.Demand;
import org.contexttck.harness.steps.shared.Refusals;
import org.contexttck.harness.steps.shared.Shown;

/** What a text or JSON value must be that was asked for with limits, beside the whole one (CS-T-02 to CS-T-17). */
public final class TextDemands {

    public static final Demands<TextDemands, TextCall> ROWS = new Demands<TextDemands, TextCall>()
            .all("text", "the whole text", text(CutTexts::notWhole))
            .all("text", "what head, or else tail, leaves of the whole text", text(CutTexts::notWhatLimitsLeave))
            .all("text", "a part of what head or tail leaves, and all that fits", text(CutTexts::notOfTheLines))
            .all("text", "at most max_bytes long", text(CutTexts::tooLarge))
            .all("text", "cut at the last line end in reach, or where there is none", text(CutTexts::notAtALineEnd))
            .all("text", "a part of the whole text, character by character", text(CutTexts::insideACharacter))
            .all(
                    "text",
                    "the last lines of tail that fit into max_bytes",
                    text(CutTexts::notTheNewestLines, CutTexts::newest))
            .all("text", "empty, with info if the whole text is not", steady(TextDemands::zeroLeavesNothing))
            .all(
                    "value",
                    "the whole value, or a text beside truncated",
                    (it, calls) -> it.values.wholeOrText(it.texts.steady(calls)))
            .all("whole value", "no text that spells out JSON", (it, calls) -> it.values.staysStructured())
            .all("info and truncated", "absent", steady((it, call) -> it.infos.nothingWasCut(call)))
            .all("info and truncated", "absent without limits", (it, calls) -> it.infos.wholeTextsHaveNone())
            .all("info and truncated", "left out, not null", (it, calls) -> it.infos.wholeTextsHaveNoNull())
            .all(
                    "info",
                    "the bytes and lines of the whole text and of what was kept",
                    steady((it, call) -> it.infos.counts(call)))
            .all(
                    "original_bytes",
                    "at most the bytes of the whole text",
                    steady((it, call) -> it.infos.wholeTextIsWhole(call)))
            .all(
                    "original_lines",
                    "the lines of the whole text, by line feeds",
                    steady((it, call) -> it.infos.originalLines(call)))
            .all("position", "the end that was kept", steady((it, call) -> it.infos.position(call)))
            .all(
                    "truncated",
                    "true exactly where info is",
                    (it, calls) -> it.infos.flagWithInfo(it.texts.steady(calls)))
            .each("answer", "a refusal", (it, call) -> it.refusals.isRefused(call.call()))
            .all("answer", "valid JSON in valid UTF-8", (it, calls) -> it.values.validAnswers());

    private final Texts texts;
    private final Refusals refusals;
    private final TruncationInfos infos;
    private final JsonValues values;

    public TextDemands(Texts texts, Refusals refusals, TruncationInfos infos, JsonValues values) {
        this.texts = texts;
        this.refusals = refusals;
        this.infos = infos;
        this.values = values;
    }

    /** Each call whose text stayed the same. */
    private static Demand<TextDemands, TextCall> steady(BiConsumer<TextDemands, TextCall> demand) {
        return (it, calls) -> it.texts.steady(calls).forEach(call -> demand.accept(it, call));
    }

    /** The text of each such call. @param rule what is wrong with it; empty if nothing is */
    private static Demand<TextDemands, TextCall> text(BiFunction<TextCall, String, Optional<String>> rule) {
        return text(rule, TextCall::allowed);
    }

    /** As above. @param right the texts that conform */
    private static Demand<TextDemands, TextCall> text(
            BiFunction<TextCall, String, Optional<String>> rule, Function<TextCall, List<Cut>> right) {
        return steady((it, call) -> it.holds(call, it.texts.check(call), rule, right));
    }

    private boolean holds(
            TextCall call,
            Check look,
            BiFunction<TextCall, String, Optional<String>> rule,
            Function<TextCall, List<Cut>> right) {
        String place = call.tool().text().words();
        Optional<String> seen = call.text();
        if (seen.isEmpty()) {
            refusals.unanswered(call.call(), "a text at " + place);
            return false;
        }
        String best = right.apply(call).get(0).text();
        return look.at(place, Shown.text(seen.get())).without(rule.apply(call, seen.get()), Shown.text(best));
    }

    private void zeroLeavesNothing(TextCall call) {
        Check look = texts.check(call);
        if (holds(call, look, CutTexts::notEmpty, TextCall::allowed)
                && !call.whole().text().isEmpty()) {
            look.at(call.tool().info(), call.info())
                    .that(call.info().isPresent(), "must be there, since the text was cut");
        }
    }
}
