package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.json.Pointer;

/** What flag and truncation info have to say (CS-T-02, CS-T-04, CS-T-09 to CS-T-11, CS-T-14). */
public final class TruncationInfos {

    private static final String COUNTS =
            "an object with original_bytes, original_lines, kept_bytes and kept_lines, since the text was cut";
    private static final String POSITION = "an object with position, since the text was cut";

    private final Texts texts;

    public TruncationInfos(Texts texts) {
        this.texts = texts;
    }

    void wholeTextsHaveNone() {
        texts.whole().stream()
                .filter(whole -> !whole.infoMayBeOfStderr())
                .forEach(whole -> Infos.demandNone(texts.check(whole), whole, "when no limit is given"));
    }

    /** What counts as absent is a member all the same (R54). */
    void wholeTextsHaveNoNull() {
        for (WholeText whole : texts.whole()) {
            for (Pointer place : List.of(whole.tool().info(), whole.tool().flag())) {
                Optional<JsonNode> there =
                        Places.there(whole.call(), place, whole.tool().text());
                texts.check(whole)
                        .at(place, there)
                        .that(there.filter(JsonNode::isNull).isEmpty(), "must be left out, since nothing was cut");
            }
        }
    }

    void nothingWasCut(TextCall call) {
        if (call.text().isPresent() && !call.infoMayBeOfStderr()) {
            Infos.demandNone(texts.check(call), call, "since nothing was cut");
        }
    }

    /** Held against the call without limits, which did not bring all that there is. */
    void wholeTextIsWhole(TextCall call) {
        long bytes = Utf8Text.bytes(call.whole().text());
        member(call, "original_bytes")
                .filter(JsonNode::isNumber)
                .filter(told -> !call.infoMayBeOfStderr())
                .ifPresent(told -> texts.check(call.whole())
                        .at(call.tool().text().words(), bytes + " bytes")
                        .thatIt(
                                told.decimalValue().compareTo(BigDecimal.valueOf(bytes)) <= 0,
                                "has " + bytes + " bytes without limits, but by the info of "
                                        + call.call().line() + " the text has " + told,
                                told + " bytes"));
    }

    void counts(TextCall call) {
        info(call, COUNTS, info -> {
            String seen = call.text().orElseThrow();
            Set<Long> lines = call.allowed().stream()
                    .filter(cut -> cut.text().equals(seen))
                    .flatMap(cut -> cut.lines().stream())
                    .collect(Collectors.toSet());
            return InfoFault.counts(
                    info, call.whole().text(), seen, lines.isEmpty() ? Set.of(Lines.count(seen)) : lines)
                    .stream();
        });
    }

    void position(TextCall call) {
        info(call, POSITION, info -> {
            List<Cut> exact = call.allowed().stream()
                    .filter(cut -> call.text().equals(Optional.of(cut.text())))
                    .toList();
            List<Cut> cuts = exact.isEmpty() ? call.allowed() : exact;
            List<InfoFault> wrong = cuts.stream()
                    .flatMap(cut -> InfoFault.position(info, cut).stream())
                    .toList();
            return wrong.stream().limit(wrong.size() == cuts.size() ? 1 : 0);
        });
    }

    void originalLines(TextCall call) {
        if (call.cut() && call.info().filter(JsonNode::isObject).isEmpty()) {
            // that it is missing is for CS-T-09 to say: nothing was counted wrongly
            texts.world()
                    .evidence()
                    .inconclusive(call.tool().tool() + " cuts without truncation info at "
                            + call.tool().info() + ", so original_lines cannot be seen");
        } else if (call.cut() && !call.infoMayBeOfStderr()) {
            long lines = Lines.count(call.whole().text());
            Optional<JsonNode> told = member(call, "original_lines");
            texts.check(call)
                    .at(call.tool().info().child("original_lines"), told)
                    .that(
                            told.filter(JsonNode::isNumber)
                                    .filter(seen -> seen.decimalValue().compareTo(BigDecimal.valueOf(lines)) == 0)
                                    .isPresent(),
                            "must be " + lines);
        }
    }

    void flagWithInfo(List<TextCall> calls) {
        texts.whole().forEach(this::flagWithInfo);
        List<TextCall> answered =
                calls.stream().filter(call -> call.call().succeeded()).toList();
        answered.forEach(this::flagWithInfo);
        boolean none = answered.stream().noneMatch(call -> call.info().isPresent() || call.flagged());
        if (none && !texts.whole().isEmpty()) {
            texts.world().evidence().inconclusive("no cut brought truncation info or truncated");
        }
    }

    private void flagWithInfo(TextAnswer answer) {
        boolean info = answer.info().isPresent();
        texts.check(answer)
                .at(answer.tool().flag(), answer.flag())
                .thatIt(
                        info == answer.flagged(),
                        "is " + (answer.flagged() ? "true" : "not true") + " while "
                                + answer.tool().info() + " is " + (info ? "there" : "absent"),
                        "truncated: true exactly with truncation info");
    }

    private static Optional<JsonNode> member(TextCall call, String name) {
        return call.info().flatMap(info -> Optional.ofNullable(info.get(name)));
    }

    /** Holds the info of a call that brought less than the whole text against a rule. */
    private void info(TextCall call, String expected, Function<JsonNode, Stream<InfoFault>> rule) {
        if (call.cut() && !call.infoMayBeOfStderr()) {
            Infos.demand(texts.check(call), call.tool().info(), call.info(), expected, rule);
        }
    }
}
