package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.Pointer;

/** What a profile need not say, because the sources' own names and example say it. */
final class Defaults {

    static final String SEARCH = "search_records";
    static final String FIND = "find_records";
    static final String CONSUMER = "store_analysis_memory";
    static final String WORKFLOW = "get_workflow_step";
    static final String PAGINATED = "list_entries";
    static final String TRUNCATED = "build_log";
    static final String COMMAND = "run_check";
    static final String CONTEXT = "context";
    static final String MATCHING_GOAL = "Add refresh-token rotation to the auth service";
    static final String NOTHING_GOAL = "qzx vwk jqy";
    static final String DOMAIN = "retrieval";
    static final String AGENT = "migration-runner";
    static final String DIARY_GOAL = "Continue the migration rehearsal";

    private Defaults() {}

    static FetchTool fetch(String tool) {
        return new FetchTool(
                tool,
                full(),
                Optional.of(five()),
                few(tool),
                Optional.of(object("{\"page\":9}")),
                records(),
                identify(),
                Optional.of(new PageWalk("page", 1, OptionalInt.of(9), OptionalInt.of(132))));
    }

    static ObjectNode full() {
        return object("{\"page\":1}");
    }

    static ObjectNode five() {
        return object("{\"per_page\":5}");
    }

    /** Only a search takes a query, so only there can one be asked for that matches nothing. */
    static List<ObjectNode> few(String tool) {
        ObjectNode four = object("{\"per_page\":4}");
        ObjectNode one = object("{\"per_page\":1}");
        return tool.equals(SEARCH) ? List.of(four, one, object("{\"query\":\"no such record\"}")) : List.of(four, one);
    }

    static RecordLocator records() {
        return new RecordLocator.ByPointer(Pointer.parse("/records"));
    }

    static Pointer identify() {
        return Pointer.parse("/id");
    }

    static ConsumerTool consumer() {
        return new ConsumerTool(
                CONSUMER, object("{\"finding\":\"3 activities to Web Dev\"}"), List.of(object("{\"finding\":\"\"}")));
    }

    static WorkflowTool workflow() {
        return new WorkflowTool(
                WORKFLOW,
                step("reclassify", 2),
                List.of(step("reclassify", 2), step("reclassify", 3)),
                Optional.of(step("reclassify", 1)),
                List.of(step("nope", 1), step("reclassify", 99)),
                List.of(new ExpectedHint(2, SEARCH, CONSUMER)));
    }

    static TruncatedTool truncated() {
        return new TruncatedTool(
                TRUNCATED,
                List.of(object("{\"log\":\"plain\"}")),
                new TextLocator.ByPointer(Pointer.parse("/text")),
                false,
                Pointer.parse("/truncation_info"),
                Pointer.parse("/truncated"),
                LimitNames.standard());
    }

    static CommandTool.Marker marker() {
        return new CommandTool.Marker(Optional.empty(), Pointer.parse("/authenticated"), BooleanNode.TRUE);
    }

    static ContextPackTool contextPack() {
        return new ContextPackTool(
                CONTEXT,
                Json.object(),
                Pointer.root(),
                MATCHING_GOAL,
                NOTHING_GOAL,
                OptionalInt.empty(),
                DOMAIN,
                new CredentialChange(Map.of("ORG_TOKEN", Optional.empty()), Map.of("Authorization", Optional.empty())),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    static RememberTool remember() {
        return new RememberTool(
                "remember",
                object("{\"title\":\"Note {marker}\",\"content\":\"What is known about {marker}\"}"),
                "What is known about {marker}",
                Duration.ofSeconds(5));
    }

    private static ObjectNode step(String workflow, int step) {
        return Json.object().put("workflow", workflow).put("step", step);
    }

    private static ObjectNode object(String json) {
        return (ObjectNode) Json.parse(json);
    }
}
