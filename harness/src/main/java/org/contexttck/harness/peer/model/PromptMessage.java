package org.contexttck.harness.peer.model;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;

/**
 * One message of a {@link Prompt}.
 *
 * @param role {@code system}, {@code user}, {@code assistant} or {@code tool}; another role as it was sent
 * @param callId of a tool result: the call it answers
 * @param parts what it says, in order; empty if it only calls tools or says nothing
 * @param calls the tools that an assistant message calls
 * @param error whether a tool result says of itself that the call failed; only some model services can say so
 */
public record PromptMessage(
        String role, Optional<String> callId, List<PromptPart> parts, List<PromptCall> calls, boolean error) {

    /** The role of a tool result, whatever the model service calls it. */
    public static final String TOOL = "tool";

    public PromptMessage {
        parts = List.copyOf(parts);
        calls = List.copyOf(calls);
    }

    /** Everything it says in text, a line end between parts; images left out. */
    public String text() {
        return parts.stream()
                .filter(it -> it.kind() == PromptPart.Kind.TEXT)
                .map(PromptPart::text)
                .collect(joining("\n"));
    }

    /**
     * Every text in it: each part as it was sent and, where a part is JSON, every text inside of it with its escapes
     * undone. Hosts often hand a whole tool result to the model as JSON in one text.
     */
    public List<String> texts() {
        return parts.stream().flatMap(it -> Leaves.of(it.text()).stream()).toList();
    }

    /**
     * What it says beside a text: all of its {@link #texts()} that are no JSON with further texts in it, each without that
     * text. Empty if it says that text, once or often, and nothing else.
     */
    public String beside(String text) {
        return parts.stream()
                .flatMap(it -> Leaves.innermost(it.text()).stream())
                .map(it -> it.replace(text, "").strip())
                .filter(it -> !it.isEmpty())
                .collect(joining("\n"));
    }

    /** Whether one of its {@link #texts()}, or the arguments of one of its calls, holds this text. */
    public boolean holds(String text) {
        return texts().stream().anyMatch(it -> it.contains(text))
                || calls.stream()
                        .anyMatch(it ->
                                Leaves.of(Json.write(it.arguments())).stream().anyMatch(one -> one.contains(text)));
    }
}
