package org.contexttck.reports.transcript;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reports.page.Links;

/** Finds messages in the files of transcripts, where other lines stand between them. */
public final class MessageLines {

    private final Optional<Path> folder;
    private final Map<String, Map<Long, Integer>> known = new HashMap<>();

    private MessageLines(Optional<Path> folder) {
        this.folder = folder;
    }

    /** Of transcripts that are not at hand: every message stands at line 1. */
    public static MessageLines unknown() {
        return new MessageLines(Optional.empty());
    }

    /** @param folder of a report, to which the paths of transcripts are relative */
    public static MessageLines in(Path folder) {
        return new MessageLines(Optional.of(folder));
    }

    /**
     * The line of a message.
     *
     * @param transcript its path
     * @param order number of the message on its connection
     * @return counted from 1; 1 if the message is not there
     */
    public int line(String transcript, long order) {
        return known.computeIfAbsent(transcript, this::read).getOrDefault(order, 1);
    }

    private Map<Long, Integer> read(String transcript) {
        Map<Long, Integer> lines = new HashMap<>();
        Optional<Path> file = folder.filter(it -> Links.inside(transcript).isPresent())
                .map(it -> it.resolve(transcript))
                .filter(Files::isRegularFile);
        int[] line = {0};
        try {
            if (file.isPresent()) {
                TranscriptReader.read(file.get(), one -> {
                    line[0]++;
                    boolean message = one.direction() == TranscriptLine.Way.SENT
                            || one.direction() == TranscriptLine.Way.RECEIVED;
                    if (message) {
                        lines.putIfAbsent(one.order(), line[0]);
                    }
                });
            }
        } catch (IOException unreadable) {
            return lines;
        }
        return lines;
    }
}
