package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.profile.claim.AgentDiary;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.PackDomains;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.steps.shared.Phrases;
import org.contexttck.json.Json;

/**
 * The words by which features speak of what the profile gives: goals by a phrase, ids by a name after {@code $}. The
 * lists are closed.
 */
final class PackWords {

    static final String MATCHES = "a goal that matches";

    private final Phrases<Word> goals = new Phrases<>("goal");
    private final Phrases<Word> names = new Phrases<>("name");

    /** @param key what of the profile it is taken from */
    private record Word(String key, Optional<String> text) {}

    PackWords(ContextPackTool claim, RunMarker marker) {
        Optional<ProjectScopes> scopes = claim.scopes();
        goals.with(MATCHES, new Word("matching-goal", Optional.of(claim.matchingGoal())));
        goals.with("a goal that matches nothing", new Word("nothing-goal", Optional.of(claim.nothingGoal())));
        goals.with("the goal of the scopes", new Word("scopes", scopes.map(ProjectScopes::goal)));
        goals.with("the goal of the diary", new Word("diary", claim.diary().map(AgentDiary::goal)));
        Optional<PackDomains> domains = claim.domains();
        goals.with("the goal of the domains", new Word("domains", domains.map(PackDomains::goal)));
        names.with("$named", new Word("domains", domains.map(PackDomains::named)));
        names.with("$another", new Word("domains", domains.map(PackDomains::other)));
        names.with("$made-up", new Word("domain", Optional.of(marker.word("domain-"))));
        names.with("$domain", new Word("domain", Optional.of(claim.domain())));
        names.with("$accessible", new Word("scopes", scopes.map(ProjectScopes::accessible)));
        names.with("$other", new Word("scopes.other", scopes.flatMap(ProjectScopes::other)));
        names.with("$foreign", new Word("scopes", scopes.map(ProjectScopes::foreign)));
        names.with(
                "$unknown",
                new Word("scopes", scopes.map(known -> known.unknown().orElse(marker.word("proj_")))));
        names.with("$nobody", new Word("diary", Optional.of(marker.word("agent-"))));
        names.with("$agent", new Word("diary", claim.diary().map(AgentDiary::agent)));
    }

    /** What a phrase stands for. @throws IllegalArgumentException if it is not of the vocabulary */
    Optional<String> goal(String phrase) {
        return goals.of(phrase).text();
    }

    /** What a name with {@code $} stands for. @throws IllegalArgumentException if it is not of the vocabulary */
    Optional<String> name(String name) {
        return names.of(name).text();
    }

    /** The keys below {@code context-pack} that a call for this goal with these arguments lacks; none if it lacks none. */
    Set<String> missing(String goal, String arguments) {
        return Stream.concat(
                        Stream.of(goals.of(goal)),
                        Json.parse(arguments).properties().stream()
                                .map(Map.Entry::getValue)
                                .filter(PackWords::isName)
                                .map(value -> names.of(value.textValue())))
                .filter(word -> word.text().isEmpty())
                .map(Word::key)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static boolean isName(JsonNode value) {
        return value.isTextual() && value.textValue().startsWith("$");
    }

    /** Arguments with every name in them replaced; empty if the profile does not give one of them. */
    Optional<ObjectNode> arguments(String json) {
        ObjectNode replaced = Json.object();
        for (Map.Entry<String, JsonNode> member : Json.parse(json).properties()) {
            JsonNode value = member.getValue();
            if (isName(value)) {
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
        for (String name : names.known()) {
            replaced = replaced.replace(name, name(name).orElse(name));
        }
        return replaced;
    }
}
