package org.contexttck.harness.steps.contextsaving;

import io.cucumber.java.en.Then;
import java.util.Optional;
import org.contexttck.harness.audit.WireAudits;
import org.contexttck.harness.audit.WireRule;
import org.contexttck.harness.oracle.JsonCut;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.wire.Message;

/** JSON that was cut, and output that is no text (CS-T-15, CS-T-16). */
public final class JsonValueSteps {

    private final Texts texts;
    private final Faults faults;
    private final WireAudits audit;

    public JsonValueSteps(Texts texts, Faults faults, WireAudits audit) {
        this.texts = texts;
        this.faults = faults;
        this.audit = audit;
    }

    @Then("each JSON value is the whole one, or a text with truncated beside it")
    public void wholeOrText() {
        for (TextCall call : texts.steadyCalls()) {
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
    }

    @Then("no whole JSON value is a text that spells one out")
    public void staysStructured() {
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

    @Then("some JSON value was cut to a text")
    public void someWasCut() {
        boolean cut = texts.steadyCalls().stream()
                .anyMatch(call -> call.flagged()
                        && call.value().filter(value -> value.isTextual()).isPresent());
        if (!cut && !texts.whole().isEmpty()) {
            texts.scene().evidence().inconclusive("no call cut a JSON value to a text with truncated: true");
        }
    }

    @Then("each answer is valid JSON in valid UTF-8")
    public void validAnswers() {
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
        long order = call.answer().message().map(Message::order).orElse(0L);
        Optional<String> wrong = audit.servers().stream()
                .filter(entry -> entry.transcript().equals(call.connection().transcript()))
                .flatMap(entry -> entry.findings(WireRule.VALID_MESSAGES).stream())
                .filter(finding -> finding.orders().contains(order))
                .map(finding -> finding.headline())
                .findFirst();
        wrong.ifPresent(headline ->
                faults.call(call, "the answer is no valid message: " + headline, "JSON in UTF-8", headline));
    }
}
