package org.contexttck.harness.explore.client;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.peer.model.PromptMessage;

/** A request to the model, and how it shows the results of the calls that were made before it. */
final class SeenRequest {

    private static final int LABEL = 120;
    private static final int SHOWN = 100;
    private static final Set<String> EMPTY_WORDS = Set.of("null", "undefined", "None", "nil", "[object Object]");

    private final Prompt prompt;
    private final List<SentCall> calls;
    private final Map<String, List<PromptMessage>> results;
    private final Map<String, Long> made;
    private final Map<String, Shape> shapes = new HashMap<>();
    private final int label;

    /** What stands for a result. */
    enum Form {
        FULL,
        SUMMARY,
        ELSE,
        NOTHING
    }

    /** @param words for a person, such as {@code shows its summary} */
    record Shape(Form form, String words, Optional<PromptMessage> message) {}

    /** @param calls that were made so far */
    SeenRequest(Prompt prompt, List<SentCall> calls) {
        this.prompt = prompt;
        this.calls = calls;
        this.results = prompt.messages().stream()
                .filter(message -> message.role().equals(PromptMessage.TOOL))
                .collect(Collectors.groupingBy(message -> message.callId().orElse("")));
        this.made = prompt.messages().stream()
                .flatMap(message -> message.calls().stream())
                .collect(Collectors.groupingBy(PromptCall::id, Collectors.counting()));
        Map<String, List<String>> texts = new HashMap<>();
        calls.forEach(call ->
                results(call).stream().findFirst().ifPresent(message -> texts.put(call.callId(), message.texts())));
        this.label = calls.stream()
                .filter(call -> call.body().texts().size() == 1)
                .filter(call -> texts.containsKey(call.callId()) && call.body().wholeIn(texts.get(call.callId())))
                .map(call ->
                        results(call).get(0).beside(call.body().texts().get(0)).length())
                .min(Integer::compare)
                .filter(around -> around > LABEL)
                .orElse(LABEL);
        calls.forEach(call -> shapes.put(call.callId(), shape(call, texts.getOrDefault(call.callId(), List.of()))));
    }

    Prompt prompt() {
        return prompt;
    }

    /** How often the model is said to have made a call. */
    long made(SentCall call) {
        return made.getOrDefault(call.callId(), 0L);
    }

    private List<PromptMessage> results(SentCall call) {
        return results.getOrDefault(call.callId(), List.of());
    }

    Shape shape(SentCall call) {
        return shapes.get(call.callId());
    }

    private Shape shape(SentCall call, List<String> texts) {
        List<PromptMessage> results = results(call);
        if (results.size() != 1) {
            String count = results.isEmpty() ? "no result" : results.size() + " results";
            return new Shape(Form.NOTHING, "holds " + count + " for it", Optional.empty());
        }
        PromptMessage message = results.get(0);
        String everything = String.join("\n", texts);
        boolean summary = call.marks().summary().filter(message::holds).isPresent();
        if (call.body().wholeIn(texts) || !summary && call.body().isCopiedIn(everything)) {
            return new Shape(Form.FULL, "shows it in full", Optional.of(message));
        }
        List<String> left = call.body().partsIn(everything);
        Optional<String> excess = call.marks().summary().flatMap(text -> excess(call, text, message, left));
        if (summary && excess.isEmpty()) {
            return new Shape(Form.SUMMARY, "shows its summary", Optional.of(message));
        } else if (summary) {
            return new Shape(Form.ELSE, "shows its summary and " + excess.get(), Optional.of(message));
        }
        String words = message.text().isBlank()
                ? "shows nothing for it"
                : other(call, message)
                        .map(one -> "shows the summary of " + one.name())
                        .orElseGet(() -> "shows \"" + shown(message.text()) + "\"");
        return new Shape(Form.ELSE, words, Optional.of(message));
    }

    private Optional<String> excess(SentCall call, String summary, PromptMessage message, List<String> left) {
        if (!left.isEmpty()) {
            return Optional.of("its " + String.join(", ", left));
        }
        String beside = message.beside(summary);
        return others(call)
                .filter(one -> !one.body().partsIn(beside).isEmpty())
                .map(one -> "text of the result of " + one.name())
                .findFirst()
                .or(() -> Optional.of(beside.length() + " more characters: \"" + shown(beside) + "\"")
                        .filter(much -> beside.length() > label));
    }

    /** Another call whose summary stands there. */
    private Optional<SentCall> other(SentCall call, PromptMessage message) {
        return others(call)
                .filter(one -> one.marks().summary().filter(message::holds).isPresent())
                .findFirst();
    }

    /** Whether the summary of that call stands in the place of this one. */
    boolean showsSummaryOf(SentCall other, SentCall place) {
        return shape(place)
                .message()
                .flatMap(message -> other.marks().summary().filter(message::holds))
                .isPresent();
    }

    private Stream<SentCall> others(SentCall call) {
        return calls.stream().filter(other -> other != call);
    }

    /** Whether a text in place of a result says anything (TC-C-15). */
    static boolean says(Shape shape) {
        String text = shape.message().map(PromptMessage::text).orElse("").strip();
        return !text.isEmpty() && !EMPTY_WORDS.contains(text.replaceAll("^\"|\"$", ""));
    }

    static String shown(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        if (line.length() <= SHOWN) {
            return line;
        }
        int cut = Character.isHighSurrogate(line.charAt(SHOWN - 1)) ? SHOWN - 1 : SHOWN;
        return line.substring(0, cut) + "\u2026";
    }
}
