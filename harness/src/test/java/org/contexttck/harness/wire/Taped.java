package org.contexttck.harness.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Records connections in memory, as a run does in files. */
public final class Taped {

    private final Map<String, List<TapeLine>> lines = new LinkedHashMap<>();
    private long seq;

    /** A listener for a connection of this name. */
    public synchronized WireListener open(String name) {
        List<TapeLine> own = new ArrayList<>();
        lines.put(name, own);
        return new WireListener() {
            @Override
            public void message(Message message) {
                TapeLine.Kind kind =
                        message.direction() == Direction.TO_TARGET ? TapeLine.Kind.SENT : TapeLine.Kind.RECEIVED;
                add(own, message.order(), kind, message.raw(), message.transport(), "");
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                String kind = anomaly.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
                add(own, anomaly.order(), TapeLine.Kind.ANOMALY, "", Map.of(), kind + ": " + anomaly.text());
            }

            @Override
            public void note(String note, String text) {
                add(own, 0, TapeLine.Kind.NOTE, text, Map.of(), note);
            }
        };
    }

    private synchronized void add(
            List<TapeLine> to, long order, TapeLine.Kind kind, String raw, Map<String, String> facts, String note) {
        to.add(new TapeLine(++seq, order, kind, raw, facts, note));
    }

    /** What was recorded so far. */
    public synchronized Tape tape() {
        return new Tape(lines);
    }

    /** All lines of a connection so far. */
    public synchronized List<TapeLine> lines(String name) {
        return List.copyOf(lines.get(name));
    }
}
