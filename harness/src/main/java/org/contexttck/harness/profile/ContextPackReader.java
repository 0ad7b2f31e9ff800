package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.contexttck.harness.json.Json;

/** Reads {@code claims.context-pack}. */
final class ContextPackReader {

    private static final String MARKER_ADVICE = "it stands for a word that is made up for each run";

    private ContextPackReader() {}

    static ContextPackTool read(Value value) {
        Members members = value.members(
                "tool",
                "arguments",
                "pack",
                "matching-goal",
                "nothing-goal",
                "matches",
                "domain",
                "without-token",
                "scopes",
                "diary",
                "audit",
                "remember");
        ContextPackTool standard = Defaults.contextPack();
        String goal = Parts.text(members, "matching-goal", standard.matchingGoal());
        return new ContextPackTool(
                Parts.tool(members, standard.tool()),
                Parts.arguments(members, "arguments", standard.arguments()),
                Parts.pointer(members, "pack", standard.pack().toString()),
                goal,
                Parts.text(members, "nothing-goal", standard.nothingGoal()),
                members.get("matches").map(count -> Scalars.whole(count, 1)).orElse(OptionalInt.empty()),
                Parts.text(members, "domain", standard.domain()),
                members.get("without-token")
                        .map(ContextPackReader::withoutToken)
                        .orElse(standard.withoutToken()),
                named(members, "scopes", claim -> scopes(claim, goal)),
                named(members, "diary", ContextPackReader::diary),
                named(members, "audit", ContextPackReader::audit),
                members.get("remember").isEmpty()
                        ? Optional.empty()
                        : Parts.one(members.get("remember"), Defaults.remember(), ContextPackReader::remember));
    }

    /** A claim without defaults: absent or false means not claimed. */
    private static <T> Optional<T> named(Members members, String name, Function<Value, T> reader) {
        return members.get(name).filter(claim -> !claim.isFalse()).map(reader);
    }

    private static CredentialChange withoutToken(Value value) {
        Members members = value.members("env", "headers");
        if (members.readable() && members.names().isEmpty()) {
            value.problem("says nothing", "for example env: {ORG_TOKEN: null}");
        }
        return new CredentialChange(
                changes(members, "env", ServerReader::checkName, ServerReader::variable),
                changes(members, "headers", HeaderReader::checkName, HeaderReader::header));
    }

    private static Map<String, Optional<String>> changes(
            Members members,
            String name,
            BiConsumer<Members, String> check,
            BiFunction<Members, String, Optional<String>> reader) {
        Map<String, Optional<String>> changes = new LinkedHashMap<>();
        Optional<Members> entries = members.get(name).map(value -> value.anyMembers("an object"));
        for (String entry : entries.map(Members::names).orElse(Set.of())) {
            check.accept(entries.get(), entry);
            boolean away = entries.get()
                    .get(entry)
                    .filter(value -> value.kind() == Kind.NOTHING)
                    .isPresent();
            changes.put(entry, away ? Optional.empty() : reader.apply(entries.get(), entry));
        }
        return changes;
    }

    private static ProjectScopes scopes(Value value, String matchingGoal) {
        Members members = value.members("accessible", "other", "foreign", "unknown", "goal", "markers");
        Optional<Members> markers = members.required(
                        "markers",
                        "for example markers: {accessible: a text of that project, foreign: a text of that one}")
                .map(entry -> entry.members("accessible", "foreign"));
        return new ProjectScopes(
                required(members, "accessible", "the id of a project that the credential may use"),
                members.get("other").flatMap(Value::text),
                required(members, "foreign", "the id of a project that the credential may not use"),
                members.get("unknown").flatMap(Value::text),
                Parts.text(members, "goal", matchingGoal),
                markers.map(entry -> required(entry, "accessible", "a text that only the accessible project holds"))
                        .orElse(""),
                markers.map(entry -> required(entry, "foreign", "a text that only the foreign project holds"))
                        .orElse(""));
    }

    private static AgentDiary diary(Value value) {
        Members members = value.members("agent", "goal", "marker");
        return new AgentDiary(
                Parts.text(members, "agent", Defaults.AGENT),
                Parts.text(members, "goal", Defaults.DIARY_GOAL),
                required(members, "marker", "a text that only the diary holds"));
    }

    private static AuditProbe audit(Value value) {
        Members members = value.members("tool", "arguments", "entries");
        return new AuditProbe(
                required(members, "tool", "the tool that shows the audit"),
                Parts.arguments(members, "arguments", Json.object()),
                Parts.pointer(members, "entries", "/entries"));
    }

    private static RememberTool remember(Value value) {
        Members members = value.members("tool", "arguments", "goal", "within");
        RememberTool standard = Defaults.remember();
        ObjectNode arguments = Parts.arguments(members, "arguments", standard.arguments());
        if (!Json.write(arguments).contains(RememberTool.MARKER)) {
            value.problem("has no " + RememberTool.MARKER + " in its arguments", MARKER_ADVICE);
        }
        return new RememberTool(
                Parts.tool(members, standard.tool()),
                arguments,
                Parts.text(members, "goal", standard.goal()),
                members.get("within").flatMap(Scalars::duration).orElse(standard.within()));
    }

    private static String required(Members members, String name, String whatToDo) {
        return members.required(name, whatToDo).flatMap(Value::text).orElse("");
    }
}
