package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.target.server.ToolCall;

/** A context pack. What it has to be is for the monitors of packs to say. */
record PackAsk(ContextPackTool claim, ObjectNode arguments) implements Ask {

    static final String NOTHING = "a pack of nothing";
    static final String STRANGE = "a domain that nobody knows";
    static final String OUT_OF_REACH = "a project out of reach";
    static final List<String> DIMENSIONS = List.of(
            "a pack with intent",
            "a pack with layer",
            "a pack with domain",
            "a pack with project",
            "a pack with agent_id",
            "a pack with limit",
            "a pack with include_related",
            "a pack with related_limit",
            NOTHING,
            STRANGE,
            OUT_OF_REACH);

    private static final List<String> INTENTS =
            List.of("build", "plan", "ideate", "research", "debug", "decide", "learn", "general");

    private static final List<String> LAYERS = List.of("recall", "wake", "deep_search");
    /** Most of them small: a large pack takes as long as many small ones. */
    private static final List<Integer> LIMITS = List.of(1, 2, 3, 4, 5, 0, -5, 1, 2, 24, 50, 51, 1000);

    /** What a goal goes on with. Nothing that Markdown would have to be written otherwise for. */
    private static final List<String> MORE = List.of("", "", "", " größer, 2nd part", "\nin two lines");

    private static final List<Integer> RELATED = List.of(0, 1, 2, 3, 5);

    static PackAsk draw(Choices choices, ContextPackTool claim) {
        ObjectNode arguments = claim.arguments().deepCopy();
        arguments.put("goal", choices.onceIn(6) ? claim.nothingGoal() : claim.matchingGoal() + choices.of(MORE));
        choices.maybe(2, 3, () -> choices.of(INTENTS)).ifPresent(intent -> arguments.put("intent", intent));
        choices.maybe(2, 3, () -> choices.of(LAYERS)).ifPresent(layer -> arguments.put("layer", layer));
        choices.maybe(1, 2, () -> choices.onceIn(4) ? strange(claim) : claim.domain())
                .ifPresent(domain -> arguments.put("domain", domain));
        choices.maybe(1, 4, claim::scopes)
                .flatMap(scopes -> scopes)
                .ifPresent(scopes -> arguments.put("project", choices.of(projects(scopes))));
        choices.maybe(1, 4, claim::diary)
                .flatMap(diary -> diary)
                .ifPresent(diary -> arguments.put("agent_id", diary.agent()));
        choices.maybe(4, 5, () -> choices.of(LIMITS)).ifPresent(limit -> arguments.put("limit", limit));
        choices.maybe(1, 3, () -> choices.onceIn(2)).ifPresent(with -> arguments.put("include_related", with));
        choices.maybe(1, 3, () -> choices.of(RELATED)).ifPresent(most -> arguments.put("related_limit", most));
        return new PackAsk(claim, arguments);
    }

    private static List<String> projects(ProjectScopes scopes) {
        return Stream.of(Stream.of(scopes.accessible()), scopes.other().stream(), Stream.of(scopes.foreign()))
                .flatMap(one -> one)
                .toList();
    }

    /** A domain that is written like a known one, but is another text. */
    private static String strange(ContextPackTool claim) {
        return claim.domain().toUpperCase(Locale.ROOT) + " Größe";
    }

    private boolean isStrange() {
        return arguments.path("domain").asText().equals(strange(claim));
    }

    private boolean isOutOfReach() {
        return claim.scopes()
                .filter(scopes ->
                        scopes.foreign().equals(arguments.path("project").asText()))
                .isPresent();
    }

    @Override
    public String tool() {
        return claim.tool();
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>();
        DIMENSIONS.stream()
                .filter(one -> arguments.has(one.substring(one.lastIndexOf(' ') + 1)))
                .forEach(all::add);
        if (arguments.path("goal").asText().equals(claim.nothingGoal())) {
            all.add(NOTHING);
        }
        if (isStrange()) {
            all.add(STRANGE);
        }
        if (isOutOfReach()) {
            all.add(OUT_OF_REACH);
        }
        return all;
    }

    /** A domain that nobody knows may be refused (R77); that a project out of reach is, the monitors see to. */
    @Override
    public void judge(ToolCall call, Findings findings) {
        if (isOutOfReach() || isStrange() && call.refused()) {
            return;
        }
        new AnswerCheck(call, findings, arguments.has("limit") ? "CP-S-07" : "CP-S-05").answered("a pack");
    }
}
