package org.contexttck.harness.steps.shared;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.ToolCall;

/** The one table that says what is looked at and what it must be, whatever the scenario has called for. */
public final class SubjectSteps {

    /** What a subject may be called: a word to three. */
    public static final String SUBJECT = "\\w+(?: \\w+){0,2}";

    private final ServerWorld world;
    private final Subjects subjects;
    private final Refusals refusals;

    public SubjectSteps(ServerWorld world, Subjects subjects, Refusals refusals) {
        this.world = world;
        this.subjects = subjects;
        this.refusals = refusals;
    }

    @ParameterType(SUBJECT)
    public String subject(String name) {
        return name;
    }

    @Then("each {subject} has:")
    public void has(String name, DataTable table) throws InterruptedException {
        has(subjects.of(name), call -> true, table);
    }

    @Then("each call is refused, or its {subject} has:")
    public void refusedOrHas(String name, DataTable table) throws InterruptedException {
        refused().forEach(call -> world.check(call).observed());
        has(subjects.of(name), call -> !call.refused(), table);
    }

    @Then("each call is refused by the name of its parameter, or its {subject} has:")
    public void refusedByNameOrHas(String name, DataTable table) throws InterruptedException {
        refused().forEach(refusals::namesWhatWasTried);
        has(subjects.of(name), call -> !call.refused(), table);
    }

    private List<ToolCall> refused() {
        return world.calls().stream().filter(ToolCall::refused).toList();
    }

    private static void has(Subject subject, Predicate<ToolCall> which, DataTable table) throws InterruptedException {
        for (Map<String, String> row : table.asMaps()) {
            subject.has(which, row.get("at"), row.get("must be"));
        }
    }
}
