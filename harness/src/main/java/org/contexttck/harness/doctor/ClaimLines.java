package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** The claims of a starter profile, as far as a list of tools tells. Tools that say that they change something are not claimed by guess. */
final class ClaimLines {

    private static final int MOST = 5;
    private static final String VALUE = "values of the right types; give sensible ones";

    private final YamlWriter out;
    private final Draft draft;
    private final SavingLines saving;

    ClaimLines(YamlWriter out, Draft draft) {
        this.out = out;
        this.draft = draft;
        this.saving = new SavingLines(out);
    }

    void write() {
        transientContext();
        contextSaving();
        contextPack();
    }

    private void transientContext() {
        List<String> claims = List.of(PossibleClaims.FETCH, PossibleClaims.CONSUMER, PossibleClaims.WORKFLOW);
        if (claims.stream().allMatch(claim -> tools(claim).isEmpty())) {
            out.line(1, "transient-context: false", "no tool has a name from the protocol's text");
            out.comment(1, "If tools of other names do what the protocol asks for, in place of false:");
            ClaimTemplate.transientContext(out);
            return;
        }
        protocol("transient-context", claims, () -> {
            part(PossibleClaims.FETCH, this::fetch);
            part(PossibleClaims.CONSUMER, (tool, place) -> consumer(tool));
            workflow();
        });
    }

    /** What nothing that was seen supports stands in comments. */
    private void protocol(String name, List<String> claims, Runnable parts) {
        if (claims.stream().anyMatch(claim -> !supported(claim).isEmpty())) {
            out.line(1, name + ":");
            parts.run();
            return;
        }
        out.line(1, name + ": false", "nothing that was seen supports a claim; in place of false, if it holds:");
        out.aside(1, () -> {
            out.line(1, name + ":");
            parts.run();
        });
    }

    private void workflow() {
        String place = PossibleClaims.WORKFLOW + "[0]";
        String line = "workflow: {tool: get_workflow_step}";
        String words = "the workflow of the protocol's text, reclassify";
        if (tools(PossibleClaims.WORKFLOW).isEmpty()) {
            out.line(2, "workflow: false", "no tool get_workflow_step is listed");
        } else if (draft.doubt(place).isEmpty() || out.isAside()) {
            out.guess(2, line, draft.doubt(place).map(why -> why + "; ").orElse("") + words);
        } else {
            out.line(2, "workflow: false", draft.doubt(place).get());
            out.aside(2, () -> out.line(2, line, words));
        }
    }

    private void fetch(Tool tool, String place) {
        ObjectNode base = SampleArguments.required(tool, Set.of("page", "per_page"));
        boolean pages = tool.parameter("page").isPresent();
        boolean sizes = tool.parameter("per_page").isPresent();
        out.guess(4, "full: " + YamlWriter.value(pages ? with(base, "page", 1) : base), "returns five or more records");
        if (sizes) {
            ObjectNode sized = SampleArguments.required(tool, Set.of("per_page"));
            sized(place + ".five", "five", YamlWriter.value(with(sized, "per_page", 5)), "returns exactly five");
            sized(
                    place + ".few",
                    "few",
                    "[" + YamlWriter.value(with(sized, "per_page", 4)) + ", "
                            + YamlWriter.value(with(sized, "per_page", 1)) + "]",
                    "return fewer than five");
        } else {
            out.line(4, "five: false", "arguments that return exactly five, if there are any");
            out.line(4, "few: false", "arguments that return fewer than five, if there are any");
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

    private void sized(String place, String key, String arguments, String what) {
        Optional<String> doubt = draft.doubt(place);
        if (doubt.isEmpty()) {
            out.line(4, key + ": " + arguments, what);
        } else {
            out.line(4, key + ": false", "with " + arguments + ": " + doubt.get());
        }
    }

    private void consumer(Tool tool) {
        out.guess(4, "succeed: " + YamlWriter.value(SampleArguments.required(tool, Set.of())), VALUE);
        if (tool.parameter("finding").isPresent()) {
            ObjectNode refused = SampleArguments.required(tool, Set.of()).put("finding", "");
            out.guess(4, "fail: [" + YamlWriter.value(refused) + "]", "a call that must be refused");
        }
    }

    private void contextSaving() {
        List<String> claims = List.of(PossibleClaims.PAGINATED, PossibleClaims.TRUNCATED, PossibleClaims.COMMANDS);
        if (claims.stream().allMatch(claim -> tools(claim).isEmpty())) {
            out.line(1, "context-saving: false", "no tool takes offset and limit, head, tail or max_bytes");
            return;
        }
        protocol("context-saving", claims, () -> {
            part(PossibleClaims.PAGINATED, (tool, place) -> saving.paginated(tool));
            part(PossibleClaims.TRUNCATED, (tool, place) -> saving.truncated(tool));
            part(PossibleClaims.COMMANDS, (tool, place) -> saving.command(tool));
        });
    }

    private void contextPack() {
        List<Tool> packs = tools(PossibleClaims.PACK);
        if (packs.isEmpty()) {
            out.line(1, "context-pack: false", "no tool context requires a goal");
            return;
        }
        protocol("context-pack", List.of(PossibleClaims.PACK), () -> {
            String why = draft.doubt(PossibleClaims.PACK + "[0]").orElse("by its name and its goal");
            out.line(2, "tool: " + YamlWriter.text(packs.get(0).name()), why);
            out.guess(2, "matching-goal: \"edit me\"", "a goal for which the server holds something");
            out.guess(2, "nothing-goal: \"qzx vwk jqy\"", "a goal for which it holds nothing");
            String remember = tools(PossibleClaims.REMEMBER).isEmpty() ? "" : "; it lists remember";
            out.line(2, "# remember: true", "and scopes, diary, audit: each claimed only by naming it" + remember);
        });
    }

    /** The tools of a claim: those that what was seen supports, and behind them, as comments, the others with the reason. */
    private void part(String claim, BiConsumer<Tool, String> each) {
        String name = claim.substring(claim.indexOf('.') + 1);
        List<Tool> tools = tools(claim);
        List<Tool> supported = supported(claim);
        boolean plain = !supported.isEmpty() || out.isAside() && !tools.isEmpty();
        out.line(2, name + (plain ? ":" : ": false"));
        supported.forEach(tool -> tool(claim, tool, each));
        if (!plain && !tools.isEmpty()) {
            out.comment(2, "in place of false, if it holds:");
        }
        out.aside(plain ? 3 : 2, () -> {
            if (!plain && !tools.isEmpty()) {
                out.line(2, name + ":");
            }
            tools.stream()
                    .limit(MOST)
                    .filter(tool -> !supported.contains(tool))
                    .forEach(tool -> tool(claim, tool, each));
        });
        if (tools.size() > MOST) {
            out.comment(3, (tools.size() - MOST) + " more would fit: " + names(tools.subList(MOST, tools.size())));
        }
    }

    private void tool(String claim, Tool tool, BiConsumer<Tool, String> each) {
        String place = claim + "[" + tools(claim).indexOf(tool) + "]";
        String line = "- tool: " + YamlWriter.text(tool.name());
        draft.doubt(place).ifPresentOrElse(why -> out.line(3, line, "not claimed: " + why), () -> out.line(3, line));
        each.accept(tool, place);
    }

    private List<Tool> supported(String claim) {
        List<Tool> tools = tools(claim);
        return IntStream.range(0, Math.min(MOST, tools.size()))
                .filter(i -> draft.doubt(claim + "[" + i + "]").isEmpty())
                .mapToObj(tools::get)
                .toList();
    }

    private void place(int level, String key, Optional<Pointer> place, String otherwise) {
        out.guess(
                level,
                key + ": " + place.map(it -> YamlWriter.text(it.toString())).orElse(otherwise),
                out.isAside() ? "as far as its output schema and its result tell" : "found there");
    }

    private List<Tool> tools(String claim) {
        return tools(draft.found(), claim);
    }

    /** The tools for which a claim could be made, as far as a profile can name them. */
    static List<Tool> tools(Diagnosis found, String claim) {
        boolean reads = claim.equals(PossibleClaims.PAGINATED) || claim.equals(PossibleClaims.TRUNCATED);
        Set<String> names = found.claims().stream()
                .filter(one -> one.claim().equals(claim))
                .map(PossibleClaim::tool)
                .collect(Collectors.toSet());
        return found.tools().stream()
                .filter(tool -> names.contains(tool.name()) && YamlWriter.writable(tool.name()))
                .filter(tool -> !reads || !tool.hints().writes())
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
