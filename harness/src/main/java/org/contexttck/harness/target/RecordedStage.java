package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;

/**
 * What was recorded of one {@link ClientStage}, conversation by conversation.
 *
 * @param name that it was opened with, such as {@code model-openai-3}
 * @param talks what was said in each conversation; at least one
 */
record RecordedStage(String name, List<Talk> talks) {

    private static final String MODEL = "model";

    /**
     * A conversation.
     *
     * @param prompt with which the user began it
     * @param lines all that was said, by the whole names of the connections; notes that tell what the kit did are {@code SENT}
     */
    record Talk(String prompt, Map<String, List<TapeLine>> lines) {

        Talk(String prompt) {
            this(prompt, new LinkedHashMap<>());
        }

        void add(String connection, TapeLine line) {
            lines.computeIfAbsent(connection, first -> new ArrayList<>()).add(line);
        }
    }

    /** A line and the connection it was recorded on. */
    record Placed(String connection, TapeLine line) {}

    /** The connection with the model. */
    String model() {
        return name + "-" + MODEL;
    }

    /** All that were opened for a client that was observed in this way. */
    static List<RecordedStage> of(ClientWay way, Tape tape) {
        Pattern opened = Pattern.compile("(" + Pattern.quote(way.text()) + "-\\d+)-[a-z]+");
        Map<String, List<Placed>> lines = new LinkedHashMap<>();
        for (Reel reel : tape.reels()) {
            Matcher name = opened.matcher(reel.name());
            if (name.matches()) {
                List<Placed> all = lines.computeIfAbsent(name.group(1), first -> new ArrayList<>());
                reel.lines().forEach(line -> all.add(new Placed(reel.name(), line)));
            }
        }
        List<RecordedStage> stages = new ArrayList<>();
        lines.forEach((name, all) -> stages.add(new RecordedStage(name, talks(all))));
        return stages;
    }

    private static List<Talk> talks(List<Placed> lines) {
        List<Talk> talks = new ArrayList<>();
        lines.stream().sorted(Comparator.comparingLong(it -> it.line().seq())).forEach(one -> {
            TapeLine line = one.line();
            boolean note = line.kind() == TapeLine.Kind.NOTE;
            if (note && line.note().equals(StageNotes.BEGINS)) {
                talks.add(new Talk(line.raw()));
            }
            boolean kits = note && (StageNotes.ofUser(line.note()) || StageNotes.ofClient(line.note()));
            if (!talks.isEmpty()) {
                talks.get(talks.size() - 1).add(one.connection(), kits ? sent(line) : line);
            }
        });
        return talks;
    }

    private static TapeLine sent(TapeLine note) {
        return new TapeLine(note.seq(), 0, TapeLine.Kind.SENT, note.raw(), note.facts(), note.note());
    }
}
