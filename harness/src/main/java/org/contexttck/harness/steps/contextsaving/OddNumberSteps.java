package org.contexttck.harness.steps.contextsaving;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.target.ToolCall;

/** What has to happen with values that are no whole numbers (CS-P-11, CS-T-17). */
public final class OddNumberSteps {

    private final Lists lists;
    private final Texts texts;
    private final Faults faults;

    public OddNumberSteps(Lists lists, Texts texts, Faults faults) {
        this.lists = lists;
        this.texts = texts;
        this.faults = faults;
    }

    @Then("each odd value is refused by the name of its parameter")
    public void refusedByName() {
        for (Map.Entry<ToolCall, List<String>> call : calls()) {
            if (Refusals.refused(faults, call.getKey())) {
                Refusals.named(faults, call.getKey(), call.getValue());
            }
        }
    }

    @Then("each odd value is refused")
    public void refused() {
        calls().forEach(call -> Refusals.refused(faults, call.getKey()));
    }

    private List<Map.Entry<ToolCall, List<String>>> calls() {
        List<Map.Entry<ToolCall, List<String>>> calls = new ArrayList<>();
        lists.pages().keySet().forEach(page -> calls.add(Map.entry(page.call(), page.parameters())));
        texts.calls().forEach(text -> calls.add(Map.entry(text.call(), text.parameters())));
        return calls;
    }
}
