package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** The claims of a starter profile, as far as a list of tools tells. Tools that say that they change something are not claimed by guess. */
final class ClaimLines {

    private static final int MOST = 5;
    private static final String VALUE = "values of the right types; give sensible ones";

    private final YamlWriter out;
    private final Diagnosis found;
    private final SavingLines saving;

    ClaimLines(YamlWriter out, Diagnosis found) {
        this.out = out;
        this.found = found;
        this.saving = new SavingLines(out);
    }

    void write() {
        transientContext();
        contextSaving();
        contextPack();
    }

    private void transientContext() {
        List<Tool> fetch = tools(PossibleClaims.FETCH);
        List<Tool> consumer = tools(PossibleClaims.CONSUMER);
        List<Tool> workflow = tools(PossibleClaims.WORKFLOW);
        if (fetch.isEmpty() && consumer.isEmpty() && workflow.isEmpty()) {
            out.line(1, "transient-context: false", "no tool has a name from the protocol's text");
            out.comment(1, "If tools of other names do what the protocol asks for, in place of false:");
            ClaimTemplate.transientContext(out);
            return;
        }
        out.line(1, "transient-context:");
        part("fetch", fetch, this::fetch);
        part("consumer", consumer, this::consumer);
        if (workflow.isEmpty()) {
            out.line(2, "workflow: false", "no tool get_workflow_step is listed");
        } else {
            out.guess(2, "workflow: {tool: get_workflow_step}", "the workflow of the protocol's text, reclassify");
        }
    }

    private void fetch(Tool tool) {
        ObjectNode base = SampleArguments.required(tool, Set.of("page", "per_page"));
        boolean pages = tool.parameter("page").isPresent();
        boolean sizes = tool.parameter("per_page").isPresent();
        out.line(3, "- tool: " + YamlWriter.text(tool.name()));
        out.guess(4, "full: " + YamlWriter.value(pages ? with(base, "page", 1) : base), "returns five or more records");
        if (sizes) {
            ObjectNode sized = SampleArguments.required(tool, Set.of("per_page"));
            out.line(4, "five: " + YamlWriter.value(with(sized, "per_page", 5)), "returns exactly five");
            out.line(
                    4,
                    "few: [" + YamlWriter.value(with(sized, "per_page", 4)) + ", "
                            + YamlWriter.value(with(sized, "per_page", 1)) + "]",
                    "return fewer than five");
        } else {
            out.guess(4, "five: false", "arguments that return exactly five, if there are any");
            out.guess(4, "few: false", "arguments that return fewer than five, if there are any");
        }
        Optional<Pointer> items = Outputs.items(tool);
        place(4, "records", items, "/records");
        place(4, "identify", items.flatMap(array -> Outputs.identity(tool, array)), "/id");
        if (pages) {
            out.line(4, "pages: {parameter: page, first: 1}");
        } else {
            out.line(4, "pages: false", "it declares no parameter page");
        }
    }

    private void consumer(Tool tool) {
        out.line(3, "- tool: " + YamlWriter.text(tool.name()), "run calls it, so that something is stored");
        out.guess(4, "succeed: " + YamlWriter.value(SampleArguments.required(tool, Set.of())), VALUE);
        if (tool.parameter("finding").isPresent()) {
            ObjectNode refused = SampleArguments.required(tool, Set.of()).put("finding", "");
            out.guess(4, "fail: [" + YamlWriter.value(refused) + "]", "a call that must be refused");
        }
    }

    private void contextSaving() {
        List<Tool> paginated = readers(PossibleClaims.PAGINATED);
        List<Tool> truncated = readers(PossibleClaims.TRUNCATED);
        List<Tool> commands = tools(PossibleClaims.COMMANDS);
        if (paginated.isEmpty() && truncated.isEmpty() && commands.isEmpty()) {
            out.line(1, "context-saving: false", "no tool takes offset and limit, head, tail or max_bytes");
            return;
        }
        out.line(1, "context-saving:");
        part("paginated", paginated, saving::paginated);
        part("truncated", truncated, saving::truncated);
        List<Tool> active = commands.stream()
                .filter(tool -> tool.name().equals("run_check"))
                .toList();
        part("commands", active, saving::command);
        List<Tool> others = commands.stream()
                .filter(tool -> !active.contains(tool))
                .limit(MOST)
                .toList();
        if (!others.isEmpty()) {
            out.comment(2, "These may run commands, which nothing here starts by guess: " + names(others));
            saving.commandForm(others.get(0));
        }
    }

    private void contextPack() {
        List<Tool> packs = tools(PossibleClaims.PACK);
        if (packs.isEmpty()) {
            out.line(1, "context-pack: false", "no tool context requires a goal");
            return;
        }
        out.line(1, "context-pack:");
        out.line(2, "tool: " + YamlWriter.text(packs.get(0).name()));
        out.guess(2, "matching-goal: \"edit me\"", "a goal for which the server holds something");
        out.guess(2, "nothing-goal: \"qzx vwk jqy\"", "a goal for which it holds nothing");
        String remember = tools(PossibleClaims.REMEMBER).isEmpty() ? "" : "; it lists remember";
        out.line(2, "# remember: true", "and scopes, diary, audit: each claimed only by naming it" + remember);
    }

    private void part(String name, List<Tool> tools, Consumer<Tool> each) {
        if (tools.isEmpty()) {
            out.line(2, name + ": false");
            return;
        }
        out.line(2, name + ":");
        tools.stream().limit(MOST).forEach(each);
        if (tools.size() > MOST) {
            out.comment(3, (tools.size() - MOST) + " more would fit: " + names(tools.subList(MOST, tools.size())));
        }
    }

    private void place(int level, String key, Optional<Pointer> place, String otherwise) {
        if (place.isPresent()) {
            out.line(level, key + ": " + YamlWriter.text(place.get().toString()), "from its output schema");
        } else {
            out.guess(level, key + ": " + otherwise, "it has no output schema that tells");
        }
    }

    private List<Tool> readers(String claim) {
        return tools(claim).stream().filter(tool -> !tool.hints().writes()).toList();
    }

    private List<Tool> tools(String claim) {
        Set<String> names = found.claims().stream()
                .filter(one -> one.claim().equals(claim))
                .map(PossibleClaim::tool)
                .collect(Collectors.toSet());
        return found.tools().stream()
                .filter(tool -> names.contains(tool.name()) && YamlWriter.writable(tool.name()))
                .filter(tool -> SampleArguments.writable(SampleArguments.required(tool, Set.of())))
                .toList();
    }

    private static String names(List<Tool> tools) {
        return tools.stream().map(Tool::name).collect(Collectors.joining(", "));
    }

    private static ObjectNode with(ObjectNode base, String name, int value) {
        ObjectNode arguments = Json.object();
        arguments.setAll(base);
        arguments.set(name, IntNode.valueOf(value));
        return arguments;
    }
}
