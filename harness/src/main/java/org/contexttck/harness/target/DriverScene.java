package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Rereading;
import org.contexttck.harness.wire.TapeLine;

/**
 * One conversation of a client, out of the recording of a driver that may have held several.
 *
 * @param conversation its name; empty if that is not known, because none was begun
 * @param lines the greeting, then those of the conversation
 */
record DriverScene(String conversation, Reel reel, List<TapeLine> lines) {

    DriverScene {
        lines = List.copyOf(lines);
    }

    /** When it began. */
    long seq() {
        return lines.stream()
                .filter(line ->
                        DriverNotes.request(line).flatMap(DriverRequest::begun).isPresent())
                .findFirst()
                .or(() -> lines.stream().findFirst())
                .map(TapeLine::seq)
                .orElse(0L);
    }

    /** Cuts the recording of a driver, of which there is at least one conversation, or the attempt to begin one. */
    static List<DriverScene> of(Reel reel) {
        Cutting cutting = new Cutting(reel);
        reel.lines().forEach(cutting::add);
        return cutting.end();
    }

    /** A recording being cut. */
    private static final class Cutting {

        private final Reel reel;
        private final List<DriverScene> scenes = new ArrayList<>();
        private final List<TapeLine> greeting = new ArrayList<>();
        private List<TapeLine> lines = new ArrayList<>();
        private Optional<String> conversation = Optional.empty();

        Cutting(Reel reel) {
            this.reel = reel;
        }

        void add(TapeLine line) {
            Optional<String> begun = DriverNotes.request(line).flatMap(DriverRequest::begun);
            if (begun.isPresent() && !resumes(begun.get())) {
                List<TapeLine> late = takeLate();
                if (conversation.isEmpty()) {
                    greeting.addAll(lines);
                } else {
                    scene();
                }
                lines = new ArrayList<>(greeting);
                lines.addAll(late);
                conversation = begun;
            }
            lines.add(line);
        }

        List<DriverScene> end() {
            scene();
            return scenes;
        }

        private void scene() {
            scenes.add(new DriverScene(conversation.orElseGet(this::wantedFor), reel, lines));
        }

        private String wantedFor() {
            return lines.stream()
                    .flatMap(line -> Optional.ofNullable(line.facts().get(DriverNotes.CONVERSATION)).stream())
                    .findFirst()
                    .orElse("");
        }

        /** Whether the conversation goes on: it was saved, and is now begun again to be loaded. */
        private boolean resumes(String begun) {
            int last = lastRequest();
            if (last < 0 || !conversation.equals(Optional.of(begun))) {
                return false;
            }
            boolean saved = DriverNotes.request(lines.get(last))
                    .filter(request -> request.verb().equals("save"))
                    .isPresent();
            return saved
                    && lines.subList(last, lines.size()).stream()
                            .filter(line -> line.kind() == TapeLine.Kind.RECEIVED)
                            .limit(1)
                            .flatMap(line -> Rereading.message(line).json().stream())
                            .anyMatch(answer -> answer.has("state"));
        }

        /** What came after the last answer, unless it was found then: the next conversation finds it. */
        private List<TapeLine> takeLate() {
            int answer = lastRequest() + 1;
            while (answer < lines.size() && lines.get(answer).kind() != TapeLine.Kind.RECEIVED) {
                answer++;
            }
            List<TapeLine> after = lines.subList(Math.min(lines.size(), answer + 1), lines.size());
            List<TapeLine> late = after.stream()
                    .filter(line -> line.kind() == TapeLine.Kind.RECEIVED)
                    .toList();
            lines.removeAll(late);
            return late;
        }

        private int lastRequest() {
            int last = lines.size() - 1;
            while (last >= 0 && lines.get(last).kind() != TapeLine.Kind.SENT) {
                last--;
            }
            return last;
        }
    }
}
