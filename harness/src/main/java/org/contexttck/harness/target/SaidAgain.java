package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;

/**
 * Compares what the kit says with what it said when it was recorded, and tells the tape. Answers may have another order than
 * then where several requests were open. For several threads.
 */
final class SaidAgain {

    private static final int SHOWN = 120;

    /** Services tell the time with each answer. */
    private static final String TIME = "\"(created|created_at)\":\\d+";

    private final Tape tape;
    private final Map<String, List<TapeLine>> unsaid = new LinkedHashMap<>();
    private final Set<String> departed = new HashSet<>();

    /** @param tape of these lines only; @param lines by connection */
    SaidAgain(Tape tape, Map<String, List<TapeLine>> lines) {
        this.tape = tape;
        lines.forEach((connection, all) -> unsaid.put(
                connection,
                new ArrayList<>(all.stream()
                        .filter(line -> line.kind() == TapeLine.Kind.SENT)
                        .toList())));
    }

    /** The kit says something. @param then hears, before anybody goes on because of it, the line that was recorded for it */
    void message(String connection, String raw, Consumer<TapeLine> then) {
        said(connection, "", raw, then);
    }

    /** The kit notes something. */
    void note(String connection, String note, String text) {
        said(connection, note, text, line -> {});
    }

    private synchronized void said(String connection, String note, String raw, Consumer<TapeLine> hears) {
        List<TapeLine> left = unsaid.getOrDefault(connection, List.of());
        String now = content(note, raw);
        Optional<TapeLine> equal = left.stream()
                .filter(line -> content(line.note(), line.raw()).equals(now))
                .findFirst();
        Optional<TapeLine> then = equal.or(
                () -> left.stream().filter(line -> line.note().equals(note)).findFirst());
        if (equal.isEmpty()) {
            depart(
                    connection,
                    then.map(line -> "line " + line.seq() + ": the recording has " + shown(line) + ", the kit now says "
                                    + shown(note, raw))
                            .orElse("the kit now says more than was recorded: " + shown(note, raw)));
        }
        then.ifPresent(line -> {
            left.remove(line);
            hears.accept(line);
            tape.said(line.seq());
        });
    }

    /** The first of all that has not been said again. */
    synchronized Optional<RecordedStage.Placed> first() {
        RecordedStage.Placed first = null;
        for (Map.Entry<String, List<TapeLine>> one : unsaid.entrySet()) {
            for (TapeLine line : one.getValue()) {
                if (first == null || line.seq() < first.line().seq()) {
                    first = new RecordedStage.Placed(one.getKey(), line);
                }
            }
        }
        return Optional.ofNullable(first);
    }

    /** What has not been said by now is not waited for. */
    synchronized void giveUp() {
        unsaid.forEach((connection, lines) -> {
            lines.stream()
                    .findFirst()
                    .ifPresent(line -> depart(
                            connection,
                            "line " + line.seq() + ": the recording has " + shown(line)
                                    + ", the kit now says nothing"));
            lines.forEach(line -> tape.said(line.seq()));
            lines.clear();
        });
    }

    private void depart(String connection, String what) {
        // The first difference makes others, which would only hide it.
        if (departed.add(connection)) {
            tape.departed(connection + ": " + what);
        }
    }

    private static String content(String note, String raw) {
        return note + "\n" + raw.replaceAll(TIME, "\"$1\":0");
    }

    private static String shown(TapeLine line) {
        return shown(line.note(), line.raw());
    }

    private static String shown(String note, String raw) {
        return (note.isEmpty() ? "" : note + " ") + Shortened.line(raw, SHOWN);
    }
}
