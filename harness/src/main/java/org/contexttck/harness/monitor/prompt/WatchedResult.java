package org.contexttck.harness.monitor.prompt;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.peer.model.PromptPart;

/** A tool result in a conversation with a model: what it came with, and how it has been shown. */
final class WatchedResult {

    private static final int LABEL = 120;
    private static final Set<String> EMPTY_WORDS = Set.of("null", "undefined", "None", "nil", "[object Object]");

    /** What may become of it. */
    enum State {
        /** It stays as it is. */
        PLAIN,
        /** It stays until it is consumed. */
        WAITING,
        /** It has to give way to its summary. */
        DUE,
        /** It may give way to its summary. */
        OPEN,
        /** It has given way to its summary. */
        COLLAPSED
    }

    final String callId;
    final Optional<ToolAnswer> answer;
    final ResultMarks marks;
    final Set<String> consumers = new HashSet<>();
    final Set<String> consumedSince = new HashSet<>();
    State state = State.PLAIN;
    private Optional<Shape> first = Optional.empty();
    private Optional<Shape> last = Optional.empty();
    private int around;

    /** A message that is not kept. */
    private record Shape(int hash, int length) {
        static Shape of(PromptMessage message) {
            return new Shape(
                    message.parts().hashCode(),
                    message.parts().stream()
                            .map(PromptPart::text)
                            .mapToInt(String::length)
                            .sum());
        }
    }

    WatchedResult(String callId, Optional<ToolAnswer> answer) {
        this.callId = callId;
        this.answer = answer;
        this.marks =
                answer.map(ToolAnswer::marks).orElse(new ResultMarks(false, false, false, Optional.empty(), List.of()));
    }

    /** Nobody knows where it is shown. */
    static WatchedResult unplaced(ToolAnswer answer) {
        WatchedResult result = new WatchedResult("", Optional.of(answer));
        result.state = State.OPEN;
        return result;
    }

    String tool() {
        return answer.map(ToolAnswer::tool).orElse("");
    }

    boolean isNew() {
        return first.isEmpty();
    }

    /** It is shown so for the first time. */
    void begins(PromptMessage message) {
        first = Optional.of(Shape.of(message));
        last = first;
        around = answer.map(ToolAnswer::texts).stream()
                .flatMap(List::stream)
                .findFirst()
                .map(text -> message.beside(text).length())
                .orElse(0);
    }

    /** From now on this is how it is shown. */
    void shownAs(PromptMessage message) {
        last = Optional.of(Shape.of(message));
    }

    boolean isShownAsBefore(PromptMessage message) {
        return last.equals(Optional.of(Shape.of(message)));
    }

    boolean isShownAsAtFirst(PromptMessage message) {
        return first.equals(Optional.of(Shape.of(message)));
    }

    /** What a message shows otherwise than its summary, with no more than a label of the client's own; empty if nothing (R8, R9). */
    Optional<String> otherThanSummary(PromptMessage message) {
        if (marks.summary().isEmpty()) {
            return Optional.of("shows nothing for it").filter(nothing -> saysNothing(message.text()));
        }
        String summary = marks.summary().get();
        if (!message.holds(summary)) {
            return Optional.of("shows \"" + shown(message.text()) + "\"");
        }
        String beside = message.beside(summary);
        return Optional.of("shows its summary and " + beside.length() + " more characters: \"" + shown(beside) + "\"")
                .filter(much -> beside.length() > Math.max(LABEL, around));
    }

    private static boolean saysNothing(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() || EMPTY_WORDS.contains(stripped.replaceAll("^\"|\"$", ""));
    }

    private static String shown(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() > LABEL ? line.substring(0, LABEL) + "…" : line;
    }
}
