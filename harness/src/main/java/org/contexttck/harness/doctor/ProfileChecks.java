package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.harness.profile.claim.ConsumerTool;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.LimitNames;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.json.Json;

/** Compares what a profile claims with the tools that the server lists. Arguments that have to be refused are not compared. */
final class ProfileChecks {

    private final Keys keys;
    private final Map<String, Tool> tools = new HashMap<>();
    private final List<PossibleClaim> possible;
    private final List<Obstacle> obstacles = new ArrayList<>();

    private ProfileChecks(Keys keys, List<Tool> listed, List<PossibleClaim> possible) {
        this.keys = keys;
        this.possible = possible;
        listed.forEach(tool -> tools.putIfAbsent(tool.name(), tool));
    }

    static List<Obstacle> of(Claims claims, Keys keys, List<Tool> listed, List<PossibleClaim> possible) {
        ProfileChecks checks = new ProfileChecks(keys, listed, possible);
        claims.transientContext().ifPresent(checks::transientContext);
        claims.contextSaving().ifPresent(checks::contextSaving);
        claims.contextPack().ifPresent(checks::contextPack);
        return List.copyOf(checks.obstacles);
    }

    private void transientContext(TransientContextClaim claim) {
        for (int i = 0; i < claim.fetch().size(); i++) {
            fetch(
                    keys.item(PossibleClaims.FETCH, i, claim.fetch().size()),
                    claim.fetch().get(i));
        }
        for (int i = 0; i < claim.consumer().size(); i++) {
            ConsumerTool consumer = claim.consumer().get(i);
            String key = keys.item(PossibleClaims.CONSUMER, i, claim.consumer().size());
            tool(key, PossibleClaims.CONSUMER, consumer.tool())
                    .ifPresent(tool -> arguments(key + ".succeed", tool, consumer.succeed()));
        }
        for (int i = 0; i < claim.workflow().size(); i++) {
            workflow(
                    keys.item(PossibleClaims.WORKFLOW, i, claim.workflow().size()),
                    claim.workflow().get(i));
        }
    }

    private void fetch(String key, FetchTool fetch) {
        tool(key, PossibleClaims.FETCH, fetch.tool()).ifPresent(tool -> {
            arguments(key + ".full", tool, fetch.full());
            fetch.five().ifPresent(five -> arguments(key + ".five", tool, five));
            several(key + ".few", tool, fetch.few());
            fetch.last().ifPresent(last -> arguments(key + ".last", tool, last));
            fetch.pages()
                    .ifPresent(pages -> declared(
                            key + ".pages.parameter",
                            tool,
                            pages.parameter(),
                            "the tool's own name for page, or false for pages"));
        });
    }

    private void workflow(String key, WorkflowTool workflow) {
        tool(key, PossibleClaims.WORKFLOW, workflow.tool()).ifPresent(tool -> {
            arguments(key + ".hinted", tool, workflow.hinted());
            several(key + ".loop", tool, workflow.loop());
            workflow.unhinted().ifPresent(unhinted -> arguments(key + ".unhinted", tool, unhinted));
        });
    }

    private void contextSaving(ContextSavingClaim claim) {
        for (int i = 0; i < claim.paginated().size(); i++) {
            paginated(
                    keys.item(PossibleClaims.PAGINATED, i, claim.paginated().size()),
                    claim.paginated().get(i));
        }
        for (int i = 0; i < claim.truncated().size(); i++) {
            truncated(
                    keys.item(PossibleClaims.TRUNCATED, i, claim.truncated().size()),
                    claim.truncated().get(i));
        }
        for (int i = 0; i < claim.commands().size(); i++) {
            command(
                    keys.item(PossibleClaims.COMMANDS, i, claim.commands().size()),
                    claim.commands().get(i));
        }
    }

    private void paginated(String key, PaginatedTool paginated) {
        Set<String> added = Stream.of(paginated.offset(), paginated.limit())
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
        tool(key, PossibleClaims.PAGINATED, paginated.tool()).ifPresent(tool -> {
            several(key + ".arguments", tool, paginated.arguments(), added);
            paginated.empty().ifPresent(empty -> arguments(key + ".empty", tool, empty, added));
            named(key + ".names.offset", tool, paginated.offset(), "offset");
            named(key + ".names.limit", tool, paginated.limit(), "limit");
        });
    }

    private void truncated(String key, TruncatedTool truncated) {
        LimitNames names = truncated.names();
        Set<String> added = Stream.of(names.head(), names.tail(), names.maxBytes())
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
        tool(key, PossibleClaims.TRUNCATED, truncated.tool()).ifPresent(tool -> {
            several(key + ".arguments", tool, truncated.arguments(), added);
            named(key + ".names.head", tool, names.head(), "head");
            named(key + ".names.tail", tool, names.tail(), "tail");
            named(key + ".names.max_bytes", tool, names.maxBytes(), "max_bytes");
        });
    }

    private void command(String key, CommandTool command) {
        tool(key, PossibleClaims.COMMANDS, command.tool()).ifPresent(tool -> {
            arguments(key + ".noisy", tool, command.noisy());
            arguments(key + ".quiet", tool, command.quiet());
            command.flood().ifPresent(flood -> arguments(key + ".flood", tool, flood));
            command.exact().ifPresent(exact -> arguments(key + ".exact", tool, exact));
            command.both().ifPresent(both -> arguments(key + ".both", tool, both));
            command.wordy().ifPresent(wordy -> arguments(key + ".wordy", tool, wordy));
            command.failing().ifPresent(failing -> arguments(key + ".failing", tool, failing));
        });
    }

    private void named(String key, Tool tool, Optional<String> parameter, String name) {
        parameter.ifPresent(it -> declared(key, tool, it, "the tool's own name for " + name + ", or false"));
    }

    private void contextPack(ContextPackTool pack) {
        String key = "claims." + PossibleClaims.PACK;
        tool(key, PossibleClaims.PACK, pack.tool()).ifPresent(tool -> {
            ObjectNode goal = Json.object().put("goal", pack.matchingGoal());
            arguments(key, tool, goal);
            declared(key + ".tool", tool, "goal", "a tool that takes a goal");
        });
    }

    private Optional<Tool> tool(String key, String claim, String name) {
        Tool listed = tools.get(name);
        if (listed == null) {
            String others = String.join(", ", likely(claim));
            add(
                    key + ".tool",
                    name,
                    "the server lists no such tool",
                    others.isEmpty() ? "name one that it lists, or take the claim out" : "it lists " + others);
        }
        return Optional.ofNullable(listed);
    }

    private List<String> likely(String claim) {
        return possible.stream()
                .filter(one -> one.claim().equals(claim))
                .map(PossibleClaim::tool)
                .limit(5)
                .toList();
    }

    private void several(String key, Tool tool, List<ObjectNode> sets) {
        several(key, tool, sets, Set.of());
    }

    private void several(String key, Tool tool, List<ObjectNode> sets, Set<String> added) {
        for (int i = 0; i < sets.size(); i++) {
            String item = key + "[" + i + "]";
            arguments(keys.has(item) || sets.size() > 1 ? item : key, tool, sets.get(i), added);
        }
    }

    private void arguments(String key, Tool tool, ObjectNode arguments) {
        arguments(key, tool, arguments, Set.of());
    }

    private void arguments(String key, Tool tool, ObjectNode arguments, Set<String> added) {
        for (ArgumentCheck.Misfit misfit : ArgumentCheck.misfits(tool, arguments, added)) {
            String place = arguments.has(misfit.member()) ? key + "." + misfit.member() : key;
            add(place, tool.name(), misfit.what(), "");
        }
    }

    private void declared(String key, Tool tool, String parameter, String instead) {
        Optional<Parameter> found = tool.parameter(parameter);
        if (found.isEmpty() && tool.described()) {
            add(key, tool.name(), "declares no parameter \"" + parameter + "\"", "write " + instead);
        } else if (found.isPresent() && !found.get().takesNumber() && !parameter.equals("goal")) {
            String type = found.get().typeText();
            add(key, tool.name(), "takes " + type + " for \"" + parameter + "\", not a number", "");
        }
    }

    private void add(String key, String tool, String what, String whatToDo) {
        obstacles.add(new Obstacle(key, keys.has(key), tool, what, whatToDo));
    }
}
