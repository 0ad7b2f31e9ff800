package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/** One connection that was recorded, and the same one played from its recording: what the kit did and what it then heard. */
final class Played {

    static final String NAME = "server-1";

    /** What the kit does; what it returns is compared. */
    interface Script {
        Object go(McpClient client) throws Exception;
    }

    /** Writes a connection down as the lines of a tape. */
    static final class Taped implements WireListener {

        final List<TapeLine> lines = Collections.synchronizedList(new ArrayList<>());
        private final AtomicLong seq = new AtomicLong();

        @Override
        public void message(Message message) {
            TapeLine.Kind kind =
                    message.direction() == Direction.TO_TARGET ? TapeLine.Kind.SENT : TapeLine.Kind.RECEIVED;
            add(message.order(), kind, message.raw(), message.transport(), "");
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            String kind = anomaly.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
            add(anomaly.order(), TapeLine.Kind.ANOMALY, "", Map.of(), kind + ": " + anomaly.text());
        }

        @Override
        public void carrier(CarrierEvent event) {
            String what = event.what().name().toLowerCase(Locale.ROOT).replace('_', '-');
            add(event.order(), TapeLine.Kind.CARRIER, "", event.facts(), what);
        }

        private void add(long order, TapeLine.Kind kind, String raw, Map<String, String> facts, String note) {
            lines.add(new TapeLine(seq.incrementAndGet(), order, kind, raw, facts, note));
        }

        List<String> texts() {
            return List.copyOf(lines).stream()
                    .map(line -> line.kind() + " " + line.order() + " " + line.note() + " "
                            + new TreeMap<>(line.facts()) + " " + line.raw())
                    .toList();
        }
    }

    private final Limits limits;
    private final Optional<Revision> revision;
    final Taped then = new Taped();
    final Taped now = new Taped();
    private Optional<Tape> tape = Optional.empty();

    Played(Limits limits, Optional<Revision> revision) {
        this.limits = limits;
        this.revision = revision;
    }

    /** In the revision that {@link ShellPeer} and {@link WebPeer} speak. */
    static Played legacy(Limits limits) {
        return new Played(limits, Optional.of(Revision.V2025_11_25));
    }

    /** Records, plays, and holds the two against each other. @return what the script returned on the recording */
    Object same(Endpoint live, Script script) throws Exception {
        Object before = run(live, script, then);
        Object after = again(lines -> lines, script);
        assertThat(departures()).isEmpty();
        assertThat(String.valueOf(after)).isEqualTo(String.valueOf(before));
        assertThat(now.texts()).isEqualTo(then.texts());
        return after;
    }

    Object record(Endpoint live, Script script) throws Exception {
        return run(live, script, then);
    }

    /** Plays what was recorded, with a change. */
    Object again(UnaryOperator<List<TapeLine>> change, Script script) throws Exception {
        Tape played = new Tape(Map.of(NAME, change.apply(new ArrayList<>(then.lines))));
        tape = Optional.of(played);
        return run(new Endpoint.Recorded(played.reel(NAME).orElseThrow()), script, now);
    }

    List<String> departures() {
        return tape.orElseThrow().departures();
    }

    private Object run(Endpoint endpoint, Script script, Taped listener) throws Exception {
        try (McpClient client = McpClient.open(endpoint, revision, limits, listener)) {
            return script.go(client);
        } catch (Unreachable gone) {
            return gone.getMessage() + "\n" + gone.stderrTail();
        }
    }
}
