package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.harness.wire.WireListener;

/** Records connections as a run does, to be played again. */
final class Taping implements ConnectionLog {

    private final Map<String, List<TapeLine>> connections = new LinkedHashMap<>();
    private long lines;

    @Override
    public synchronized Opened open(String name) {
        List<TapeLine> here = new ArrayList<>();
        connections.put(name, here);
        return new Opened(name, new WireListener() {
            @Override
            public void message(Message message) {
                boolean sent = message.direction() == Direction.TO_TARGET;
                add(here, message.order(), sent ? TapeLine.Kind.SENT : TapeLine.Kind.RECEIVED, message.raw(), message);
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                String kind = anomaly.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
                noted(here, anomaly.order(), TapeLine.Kind.ANOMALY, "", kind + ": " + anomaly.text());
            }

            @Override
            public void note(String note, String text) {
                noted(here, 0, TapeLine.Kind.NOTE, text, note);
            }
        });
    }

    private synchronized void add(List<TapeLine> to, long order, TapeLine.Kind kind, String raw, Message message) {
        to.add(new TapeLine(++lines, order, kind, raw, message.transport(), ""));
    }

    private synchronized void noted(List<TapeLine> to, long order, TapeLine.Kind kind, String text, String note) {
        to.add(new TapeLine(++lines, order, kind, text, Map.of(), note));
    }

    synchronized List<TapeLine> lines(String name) {
        return List.copyOf(connections.get(name));
    }

    /** What was recorded. */
    Tape tape() {
        return tape(raw -> raw);
    }

    /** The same with what the target said changed. */
    synchronized Tape tape(UnaryOperator<String> change) {
        Map<String, List<TapeLine>> changed = new LinkedHashMap<>();
        connections.forEach((name, all) -> changed.put(
                name,
                all.stream()
                        .map(line -> line.kind() == TapeLine.Kind.RECEIVED
                                ? new TapeLine(
                                        line.seq(),
                                        line.order(),
                                        line.kind(),
                                        change.apply(line.raw()),
                                        line.facts(),
                                        line.note())
                                : line)
                        .toList()));
        return new Tape(changed);
    }
}
