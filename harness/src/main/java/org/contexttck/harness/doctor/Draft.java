package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;

/**
 * What a starter profile may say of a server: the claims that its tools could be made for, and why nothing that was seen supports
 * some of them.
 *
 * @param found the tools with output schemas as their results tell, where they list none
 * @param doubts by the place of what is doubtful, such as {@code context-saving.paginated[0]}: why it is not claimed
 */
public record Draft(Diagnosis found, Map<String, String> doubts) {

    private static final String UNSAID = "it does not say that it only reads (readOnlyHint), so it was not called";
    private static final Map<String, String> NEVER_TRIED = Map.of(
            PossibleClaims.CONSUMER, "it stores something, so it was not called",
            PossibleClaims.WORKFLOW, "which of its steps has hints, no schema tells",
            PossibleClaims.COMMANDS, "it runs a command, so it was not called",
            PossibleClaims.PACK, "for which goals it holds something, no schema tells");

    public Draft {
        doubts = Map.copyOf(doubts);
    }

    Draft hiding(UnaryOperator<String> secrets) {
        Map<String, String> hidden = new HashMap<>();
        doubts.forEach((place, why) -> hidden.put(place, secrets.apply(why)));
        return new Draft(found.hiding(secrets), hidden);
    }

    /** Why something is not to be claimed; empty if what was seen supports it. */
    Optional<String> doubt(String place) {
        return Optional.ofNullable(doubts.get(place));
    }

    /** How many tools are not claimed for something that they could be claimed for. */
    int open() {
        return (int)
                doubts.keySet().stream().filter(place -> place.endsWith("]")).count();
    }

    /** Tries what could be claimed, with calls of tools that say that they only read, and arguments that their schemas give. */
    static Draft of(Diagnosis listed, ServerTarget target) throws InterruptedException {
        Map<String, String> uncalled = new HashMap<>();
        listed.tools().forEach(tool -> uncalled(tool).ifPresent(why -> uncalled.put(tool.name(), why)));
        List<Tool> tools = new ArrayList<>();
        for (Tool tool : listed.tools()) {
            boolean unknown =
                    !uncalled.containsKey(tool.name()) && tool.output().isEmpty();
            tools.add(unknown && claims(listed, tool) ? seen(tool, target) : tool);
        }
        Diagnosis found = listed.with(tools);
        List<ProbeCall> probes = probes(found, target, uncalled.keySet());
        return new Draft(found, doubts(found, probes, uncalled));
    }

    private static boolean claims(Diagnosis listed, Tool tool) {
        return listed.claims().stream().anyMatch(one -> one.tool().equals(tool.name()));
    }

    private static Optional<String> uncalled(Tool tool) {
        if (tool.hints().writes()) {
            return Optional.of("it says that it changes something");
        }
        List<String> open = DerivedArguments.of(tool).open();
        return tool.hints().readOnly().isEmpty()
                ? Optional.of(UNSAID)
                : Optional.of("what to give for " + String.join(", ", open) + ", its schema does not say")
                        .filter(why -> !open.isEmpty());
    }

    /** With the schema of what it returns, whole and asked for less. */
    private static Tool seen(Tool tool, ServerTarget target) throws InterruptedException {
        var arguments = DerivedArguments.of(tool).given();
        try {
            Connection client = target.shared();
            ToolCall whole = client.call(tool.name(), "what it returns", arguments);
            if (whole.structured().isEmpty()) {
                return tool;
            }
            var schema = Outputs.schema(whole.structured().get());
            Cutting cutting = Cutting.of(tool);
            Optional<String> limit = Stream.of(
                            Paging.of(tool).size(), cutting.head(), cutting.tail(), cutting.maxBytes())
                    .flatMap(Optional::stream)
                    .findFirst();
            if (limit.isPresent()) {
                ToolCall less = client.call(
                        tool.name(), "less of it", arguments.deepCopy().put(limit.get(), 1));
                less.structured().ifPresent(part -> Outputs.add(schema, Outputs.schema(part)));
            }
            return tool.returning(schema);
        } catch (Unreachable gone) {
            return tool;
        }
    }

    /** What doctor would see of the profile with all that could be claimed. */
    private static List<ProbeCall> probes(Diagnosis found, ServerTarget target, Set<String> uncalled)
            throws InterruptedException {
        YamlWriter all = new YamlWriter();
        all.line(0, "server: {stdio: {command: [x]}}").line(0, "claims:");
        new ClaimLines(all, new Draft(found, Map.of())).write();
        List<Tool> called = found.tools().stream()
                .filter(tool -> !uncalled.contains(tool.name()))
                .toList();
        try {
            Profile profile = Profiles.parse("draft", all.toString(), name -> Optional.empty());
            return Probes.of(
                    target, profile.claims(), new Keys(profile.written().keySet()), called);
        } catch (ProfileException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private static Map<String, String> doubts(Diagnosis found, List<ProbeCall> probes, Map<String, String> uncalled) {
        Map<String, String> doubts = new HashMap<>();
        NEVER_TRIED.forEach((claim, why) -> {
            for (int i = 0; i < ClaimLines.tools(found, claim).size(); i++) {
                doubts.put(claim + "[" + i + "]", why);
            }
        });
        for (String claim : List.of(PossibleClaims.FETCH, PossibleClaims.PAGINATED, PossibleClaims.TRUNCATED)) {
            List<Tool> tools = ClaimLines.tools(found, claim);
            for (int i = 0; i < tools.size(); i++) {
                String place = claim + "[" + i + "]";
                Optional.ofNullable(uncalled.get(tools.get(i).name()))
                        .or(() -> unsupported(claim, place, probes))
                        .ifPresent(why -> doubts.put(place, why));
            }
        }
        for (ProbeCall probe : probes) {
            String part = probe.key().replaceFirst("^claims\\.", "").replaceFirst("(?<=few)\\[\\d+\\]$", "");
            if (part.endsWith(".five") || part.endsWith(".few")) {
                reason(probe).ifPresent(why -> doubts.put(part, why));
            }
        }
        return doubts;
    }

    /** What keeps a tool from being claimed: a call showed otherwise, or none showed what it takes. */
    private static Optional<String> unsupported(String claim, String place, List<ProbeCall> probes) {
        String needed = claim.equals(PossibleClaims.FETCH) ? ".full" : ".info";
        List<ProbeCall> made = probes.stream()
                .filter(probe -> probe.key().startsWith("claims." + place + "."))
                .filter(probe -> !probe.key().matches(".*\\.(five|few\\[\\d+\\])"))
                .toList();
        Optional<String> wrong =
                made.stream().flatMap(probe -> reason(probe).stream()).findFirst();
        if (wrong.isPresent() || made.stream().anyMatch(probe -> probe.key().endsWith(needed))) {
            return wrong;
        }
        return Optional.of(
                made.isEmpty()
                        ? "it was not tried"
                        : made.get(0).seen().replace("; " + ProbeLooks.UNMARKED, "")
                                + ": too little to be asked for a part of it");
    }

    private static Optional<String> reason(ProbeCall probe) {
        if (!probe.made()) {
            return Optional.of(probe.seen());
        }
        Optional<String> unmarked = Optional.of(probe.seen())
                .filter(seen -> probe.key().matches(".*\\.(full|five)") && seen.contains(ProbeLooks.UNMARKED));
        return probe.obstacle().map(one -> one.what() + "; " + one.whatToDo()).or(() -> unmarked);
    }
}
