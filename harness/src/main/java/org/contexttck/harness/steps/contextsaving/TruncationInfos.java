package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.oracle.Cut;
import org.contexttck.harness.oracle.CutOracle;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.oracle.Lines;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;

/** What flag and truncation info have to say (CS-T-02, CS-T-04, CS-T-09 to CS-T-11, CS-T-14). */
public final class TruncationInfos {

    private static final String COUNTS =
            "an object with original_bytes, original_lines, kept_bytes and kept_lines, since the text was cut";
    private static final String POSITION = "an object with position, since the text was cut";

    private final Texts texts;
    private final SavingFaults faults;

    public TruncationInfos(Texts texts, SavingFaults faults) {
        this.texts = texts;
        this.faults = faults;
    }

    void wholeTextsHaveNone(List<TextCall> calls) {
        for (WholeText whole : texts.whole()) {
            faults.observed();
            whole.info()
                    .ifPresent(seen -> faults.at(
                            whole.call(),
                            whole.tool().info(),
                            "is " + Shown.at(Optional.of(seen)) + ", must be absent when no limit is given",
                            whole.tool().info() + " absent"));
            if (Places.isTrue(whole.flag())) {
                faults.at(
                        whole.call(),
                        whole.tool().flag(),
                        "is true, must be absent when no limit is given",
                        whole.tool().flag() + " absent");
            }
        }
    }

    void wholeTextsAreWhole(List<TextCall> calls) {
        for (TextCall call : calls) {
            long bytes = Utf8Text.bytes(call.whole().text());
            Optional<JsonNode> told = call.info().map(info -> info.path("original_bytes"));
            if (told.filter(JsonNode::isNumber).isEmpty()) {
                continue;
            }
            faults.observed();
            if (told.get().decimalValue().compareTo(BigDecimal.valueOf(bytes)) > 0) {
                faults.text(
                        call.whole().call(),
                        call.tool().text().words(),
                        "has " + bytes + " bytes without limits, but by the info of "
                                + call.call().line() + " the text has " + told.get(),
                        told.get() + " bytes",
                        bytes + " bytes");
            }
        }
    }

    void whole(List<TextCall> calls) {
        calls.forEach(this::whole);
    }

    void unmarked(List<TextCall> calls) {
        calls.stream().filter(call -> call.text().isPresent()).forEach(this::unmarked);
    }

    private void whole(TextCall call) {
        if (call.text().isEmpty()) {
            faults.unanswered(call.call(), "the whole text");
            return;
        }
        faults.observed();
        String seen = call.text().get();
        if (!seen.equals(call.whole().text())) {
            faults.text(
                    call.call(),
                    call.tool().text().words(),
                    "has " + Utf8Text.bytes(seen) + " bytes, must be the whole text of "
                            + Utf8Text.bytes(call.whole().text()),
                    "the whole text",
                    seen);
        }
    }

    private void unmarked(TextCall call) {
        faults.observed();
        call.info()
                .ifPresent(info -> faults.at(
                        call.call(),
                        call.tool().info(),
                        "is " + Shown.at(Optional.of(info)) + ", must be absent since nothing was cut",
                        call.tool().info() + " absent"));
        if (call.flagged()) {
            faults.at(call.call(), call.tool().flag(), "is true, must be absent since nothing was cut", "absent");
        }
    }

    void trueCounts(List<TextCall> calls) {
        for (TextCall call : cut(calls)) {
            Optional<JsonNode> info = infoOf(call, COUNTS);
            String seen = call.text().orElseThrow();
            Set<Long> lines =
                    call.cuts(seen).flatMap(cut -> cut.lines().stream()).collect(Collectors.toSet());
            info.ifPresent(one -> InfoFault.counts(
                            one, call.whole().text(), seen, lines.isEmpty() ? Set.of(Lines.count(seen)) : lines)
                    .forEach(fault -> faults.info(call.call(), call.tool().info(), fault)));
        }
    }

    void originalLines(List<TextCall> calls) {
        for (TextCall call : cut(calls)) {
            long lines = Lines.count(call.whole().text());
            Optional<JsonNode> told = call.info().filter(JsonNode::isObject);
            if (told.isEmpty()) {
                // that it is missing is for CS-T-09 to say: nothing was counted wrongly
                texts.world()
                        .evidence()
                        .inconclusive(call.tool().tool() + " cuts without truncation info at "
                                + call.tool().info() + ", so original_lines cannot be seen");
                continue;
            }
            faults.observed();
            told.filter(info -> !info.path("original_lines").isNumber()
                            || info.path("original_lines").decimalValue().compareTo(BigDecimal.valueOf(lines)) != 0)
                    .ifPresent(info -> faults.info(
                            call.call(),
                            call.tool().info(),
                            new InfoFault(
                                    "original_lines",
                                    Optional.ofNullable(info.get("original_lines")),
                                    Long.toString(lines))));
        }
    }

    void position(List<TextCall> calls) {
        for (TextCall call : cut(calls)) {
            String seen = call.text().orElseThrow();
            List<Cut> exact = call.cuts(seen).toList();
            List<Cut> cuts = exact.isEmpty() ? CutOracle.allowed(call.whole().text(), call.limits()) : exact;
            infoOf(call, POSITION).ifPresent(info -> {
                List<InfoFault> wrong = cuts.stream()
                        .map(cut -> InfoFault.position(info, cut))
                        .flatMap(Optional::stream)
                        .toList();
                if (wrong.size() == cuts.size()) {
                    faults.info(call.call(), call.tool().info(), wrong.get(0));
                }
            });
        }
    }

    void flagWithInfo(List<TextCall> calls) {
        boolean either = false;
        for (WholeText whole : texts.whole()) {
            flagWithInfo(whole.call(), whole.info().isPresent(), Places.isTrue(whole.flag()), whole.tool());
        }
        for (TextCall call : calls) {
            if (call.call().succeeded()) {
                flagWithInfo(call.call(), call.info().isPresent(), call.flagged(), call.tool());
                either |= call.info().isPresent() || call.flagged();
            }
        }
        if (!either && !texts.whole().isEmpty()) {
            texts.world().evidence().inconclusive("no cut brought truncation info or truncated");
        }
    }

    private void flagWithInfo(ToolCall call, boolean info, boolean flag, TruncatedTool tool) {
        faults.observed();
        if (info != flag) {
            faults.at(
                    call,
                    tool.flag(),
                    "is " + (flag ? "true" : "not true") + " while " + tool.info() + " is "
                            + (info ? "there" : "absent"),
                    "truncated: true exactly with truncation info");
        }
    }

    /** The calls that brought less than the whole text. */
    private static List<TextCall> cut(List<TextCall> calls) {
        return calls.stream()
                .filter(call -> call.text()
                        .filter(seen -> !seen.equals(call.whole().text()))
                        .isPresent())
                .toList();
    }

    private Optional<JsonNode> infoOf(TextCall call, String expected) {
        faults.observed();
        Optional<JsonNode> info = call.info().filter(JsonNode::isObject);
        if (info.isEmpty()) {
            faults.noInfo(call.call(), call.tool().info(), expected);
        }
        return info;
    }
}
