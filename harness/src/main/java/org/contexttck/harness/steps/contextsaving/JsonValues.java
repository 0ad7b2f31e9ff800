package org.contexttck.harness.steps.contextsaving;

import java.util.List;
import org.contexttck.harness.oracle.JsonCut;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;

/** JSON that was cut, and output that is no text (CS-T-15, CS-T-16). */
public final class JsonValues {

    private final Texts texts;
    private final SavingFaults faults;

    public JsonValues(Texts texts, SavingFaults faults) {
        this.texts = texts;
        this.faults = faults;
    }

    void wholeOrText(List<TextCall> calls) {
        for (TextCall call : calls) {
            if (!call.call().succeeded()) {
                faults.unanswered(call.call(), "valid JSON");
                continue;
            }
            faults.observed();
            JsonCut.fault(call.whole().value(), call.value(), call.flagged())
                    .ifPresent(fault -> faults.text(
                            call.call(),
                            call.tool().text().words(),
                            fault,
                            "the whole value, or a text with truncated: true",
                            Shown.at(call.value())));
        }
        boolean cut = calls.stream()
                .anyMatch(call -> call.flagged()
                        && call.value().filter(value -> value.isTextual()).isPresent());
        if (!cut && !texts.whole().isEmpty()) {
            texts.world().evidence().inconclusive("no call cut a JSON value to a text with truncated: true");
        }
    }

    void staysStructured(List<TextCall> calls) {
        for (WholeText whole : texts.whole()) {
            faults.observed();
            if (JsonCut.spelt(whole.value())) {
                faults.text(
                        whole.call(),
                        whole.tool().text().words(),
                        "is a text that spells out JSON, must be the value itself since nothing was cut",
                        "a JSON object or array",
                        whole.text());
            }
        }
    }

    void validAnswers(List<TextCall> calls) {
        texts.lost().forEach(this::valid);
        texts.whole().forEach(whole -> valid(whole.call()));
        texts.calls().forEach(call -> valid(call.call()));
    }

    private void valid(ToolCall call) {
        if (!call.succeeded()) {
            faults.unanswered(call, "valid JSON");
            return;
        }
        faults.observed();
        if (call.answer()
                .message()
                .flatMap(message -> message.transport().malformed())
                .isPresent()) {
            String seen = "bytes that are no UTF-8";
            faults.call(call, "the answer is no valid message: " + seen, "JSON in UTF-8", seen);
        }
    }
}
