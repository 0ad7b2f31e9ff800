package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.json.JsonEquality;
import org.contexttck.json.Pointer;

/** Hints of workflow steps: each has its four members, says something true, and comes with every step of a loop (TC-S-12 to TC-S-14, TC-S-16, TC-S-18). */
final class WorkflowHints implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("TC-S-12", "TC-S-13", "TC-S-14", "TC-S-16", "TC-S-18");

    private static final Pointer HINTS = Pointer.parse("/_meta/contextHints");
    private static final List<String> MEMBERS = List.of("step", "tool", "lifecycle", "consumedBy");

    private final Findings findings;
    private final ListedTools listed;
    private final SchemaCheck schema;

    WorkflowHints(Setting setting, Findings findings, ListedTools listed) {
        this.findings = findings;
        this.listed = listed;
        this.schema = setting.schemas().schema(JudgingSchemas.HINT);
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (call.result().isObject() && !claimed.workflow().isEmpty()) {
            judge(call, claimed.workflow());
        }
    }

    private void judge(RpcExchange call, List<WorkflowTool> workflows) {
        Optional<JsonNode> hints = HINTS.at(call.result());
        boolean some = hints.filter(it -> it.isArray() && !it.isEmpty()).isPresent();
        if (!call.succeeded()) {
            demand(call, "TC-S-16").at(HINTS, hints.filter(it -> !it.isEmpty()).isEmpty(), "absent beside an error");
            return;
        }
        if (workflows.stream()
                .flatMap(tool -> tool.loop().stream())
                .anyMatch(step -> JsonEquality.equal(step, call.arguments()))) {
            demand(call, "TC-S-14").at(HINTS, some, "an array, not empty: the step is one of a loop");
        }
        if (some) {
            for (int i = 0; i < hints.get().size(); i++) {
                hint(call, HINTS.child(i), hints.get().get(i));
            }
        }
    }

    private void hint(RpcExchange call, Pointer place, JsonNode hint) {
        MEMBERS.forEach(member -> demand(call, "TC-S-12").at(place.child(member), hint.has(member), "there"));
        says(call, place, hint, "step", it -> WholeNumber.of(it).isPresent(), "a whole number");
        says(call, place, hint, "tool", it -> !it.asText("").isBlank(), "the name of a tool");
        says(call, place, hint, "lifecycle", it -> it.asText().equals("transient"), "exactly \"transient\"");
        says(call, place, hint, "consumedBy", it -> !it.asText("").isBlank(), "the name of a tool");
        if (schema.validate(hint).isEmpty() && listed.whole()) {
            for (String member : List.of("tool", "consumedBy")) {
                boolean known = listed.names().contains(hint.path(member).asText());
                demand(call, "TC-S-18").at(place.child(member), known, "a tool in tools/list");
            }
        }
    }

    /** What is missing is for TC-S-12 to say. */
    private void says(
            RpcExchange call, Pointer place, JsonNode hint, String member, Predicate<JsonNode> holds, String mustBe) {
        if (hint.has(member)) {
            demand(call, "TC-S-13").at(place.child(member), holds.test(hint.get(member)), mustBe);
        }
    }

    private Demand demand(RpcExchange call, String requirement) {
        return new Demand(findings, call, requirement);
    }
}
