package org.contexttck.harness.steps.contextsaving;

import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.JsonCut;
import org.contexttck.harness.steps.shared.Refusals;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;

/** JSON that was cut, and output that is no text (CS-T-15, CS-T-16). */
public final class JsonValues {

    private final Texts texts;
    private final Refusals refusals;

    public JsonValues(Texts texts, Refusals refusals) {
        this.texts = texts;
        this.refusals = refusals;
    }

    void wholeOrText(List<TextCall> calls) {
        calls.stream()
                .filter(call -> answered(call.call()))
                .forEach(call -> texts.check(call)
                        .at(call.tool().text().words(), Shown.at(call.value()))
                        .without(
                                JsonCut.fault(
                                        call.whole().value(),
                                        call.whole().written().map(written -> call.allowed()),
                                        call.value(),
                                        call.flagged()),
                                "the whole value, or a text with truncated: true"));
        boolean cut =
                calls.stream().anyMatch(call -> call.flagged() && call.text().isPresent());
        if (!cut && !texts.whole().isEmpty()) {
            texts.world().evidence().inconclusive("no call cut a JSON value to a text with truncated: true");
        }
    }

    void staysStructured() {
        texts.whole()
                .forEach(whole -> texts.check(whole)
                        .at(
                                whole.tool().text().words(),
                                Shown.text(whole.value().asText()))
                        .thatIt(
                                !JsonCut.spelt(whole.value()),
                                "is a text that spells out JSON, must be the value itself since nothing was cut",
                                "a JSON object or array"));
    }

    void validAnswers() {
        Stream.of(
                        texts.lost().stream(),
                        texts.whole().stream().map(WholeText::call),
                        texts.calls().stream().map(TextCall::call))
                .flatMap(calls -> calls)
                .filter(this::answered)
                .forEach(this::valid);
    }

    private void valid(ToolCall call) {
        boolean utf8 = call.answer()
                .message()
                .flatMap(message -> message.transport().malformed())
                .isEmpty();
        String wrong = "bytes that are no UTF-8";
        texts.world()
                .check(call)
                .saw(utf8 ? "" : wrong)
                .that(utf8, "the answer is no valid message: " + wrong, "JSON in UTF-8");
    }

    /** Whether a result came that is no error; each of these requirements is about an answer. */
    private boolean answered(ToolCall call) {
        if (!call.succeeded()) {
            refusals.unanswered(call, "valid JSON");
        }
        return call.succeeded();
    }
}
