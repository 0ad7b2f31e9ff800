package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.AgentDiary;
import org.contexttck.harness.profile.ContextPackTool;
import org.contexttck.harness.profile.ProjectScopes;

/**
 * The words by which features speak of what the profile gives: goals by a phrase, ids by a name after {@code $}. The
 * lists are closed.
 */
final class PackWords {

    static final String MATCHES = "a goal that matches";

    private final Map<String, Optional<String>> goals = new LinkedHashMap<>();
    private final Map<String, Optional<String>> names = new LinkedHashMap<>();

    PackWords(ContextPackTool claim) {
        Optional<ProjectScopes> scopes = claim.scopes();
        goals.put(MATCHES, Optional.of(claim.matchingGoal()));
        goals.put("a goal that matches nothing", Optional.of(claim.nothingGoal()));
        goals.put("the goal of the scopes", scopes.map(ProjectScopes::goal));
        goals.put("the goal of the diary", claim.diary().map(AgentDiary::goal));
        names.put("$domain", Optional.of(claim.domain()));
        names.put("$accessible", scopes.map(ProjectScopes::accessible));
        names.put("$other", scopes.flatMap(ProjectScopes::other));
        names.put("$foreign", scopes.map(ProjectScopes::foreign));
        names.put("$unknown", scopes.map(known -> known.unknown().orElse(Marker.RUN.word("proj_"))));
        names.put("$agent", claim.diary().map(AgentDiary::agent));
    }

    /** What a phrase stands for. @throws IllegalArgumentException if it is not of the vocabulary */
    Optional<String> goal(String phrase) {
        return known(goals, phrase);
    }

    /** What a name with {@code $} stands for. @throws IllegalArgumentException if it is not of the vocabulary */
    Optional<String> name(String name) {
        return known(names, name);
    }

    /** Arguments with every name in them replaced; empty if the profile does not give one of them. */
    Optional<ObjectNode> arguments(String json) {
        ObjectNode replaced = Json.object();
        for (Map.Entry<String, JsonNode> member : Json.parse(json).properties()) {
            JsonNode value = member.getValue();
            if (value.isTextual() && value.textValue().startsWith("$")) {
                Optional<String> given = name(value.textValue());
                if (given.isEmpty()) {
                    return Optional.empty();
                }
                replaced.put(member.getKey(), given.get());
            } else {
                replaced.set(member.getKey(), value);
            }
        }
        return Optional.of(replaced);
    }

    /** A text with every name in it replaced, as far as the profile gives them. */
    String text(String text) {
        String replaced = text;
        for (Map.Entry<String, Optional<String>> name : names.entrySet()) {
            replaced = replaced.replace(name.getKey(), name.getValue().orElse(name.getKey()));
        }
        return replaced;
    }

    private static Optional<String> known(Map<String, Optional<String>> words, String word) {
        if (!words.containsKey(word)) {
            throw new IllegalArgumentException(
                    "no such word: \"" + word + "\"; known are: " + String.join(", ", words.keySet()));
        }
        return words.get(word);
    }
}
