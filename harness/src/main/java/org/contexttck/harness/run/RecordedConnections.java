package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.WireListener;
import org.contexttck.reports.event.StderrWritten;

/**
 * Records each connection of a role in a transcript of its own, and shows it to the monitors, all connections in the order in
 * which their lines are numbered.
 */
final class RecordedConnections implements ConnectionLog, AutoCloseable {

    private static final String SERVER = "server";

    private final TranscriptFiles files;
    private final Monitor monitors;
    private final Consumer<String> failures;
    private final List<TranscriptFiles.Recording> open = new ArrayList<>();
    private final List<Heard> heard = new ArrayList<>();
    private boolean closed;

    private static final Set<Anomaly.Kind> ENDS = EnumSet.of(Anomaly.Kind.EXITED, Anomaly.Kind.CLOSED);

    /** @param failures hears what a monitor could not take, which is the kit's fault and must not silence the target */
    RecordedConnections(TranscriptFiles files, Monitor monitors, Consumer<String> failures) {
        this.files = files;
        this.monitors = monitors;
        this.failures = failures;
    }

    @Override
    public Opened open(String name) {
        return open(name, Channel.of(Channel.Kind.SERVER, SERVER));
    }

    @Override
    public synchronized Opened open(String name, Channel channel) {
        TranscriptFiles.Recording recording = files.start(name);
        open.add(recording);
        recording.note(Channel.NOTE, channel.text());
        Heard listener = new Heard(recording, channel);
        heard.add(listener);
        return new Opened(recording.path(), listener);
    }

    /** What was written to standard error, an event for each transcript. */
    synchronized List<StderrWritten> stderr() {
        return heard.stream()
                .filter(one -> one.complaints.lines() > 0)
                .map(one ->
                        new StderrWritten(one.recording.path(), one.complaints.lines(), one.complaints.last(), one.end))
                .toList();
    }

    @Override
    public synchronized void close() {
        closed = true;
        open.forEach(TranscriptFiles.Recording::close);
    }

    /** One connection: what is written down is judged, and nothing else. */
    private final class Heard implements WireListener {

        private final TranscriptFiles.Recording recording;
        private final Channel channel;
        private final Complaints complaints = new Complaints();
        private String end = "";

        Heard(TranscriptFiles.Recording recording, Channel channel) {
            this.recording = recording;
            this.channel = channel;
        }

        @Override
        public void message(Message message) {
            synchronized (RecordedConnections.this) {
                if (!closed) {
                    recording.message(message);
                    judged(() -> monitors.accept(new Observed(channel, recording.path(), message)), message.order());
                }
            }
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            synchronized (RecordedConnections.this) {
                if (!closed) {
                    recording.anomaly(anomaly);
                    if (ENDS.contains(anomaly.kind())) {
                        end = anomaly.text();
                    }
                    judged(() -> monitors.accept(new Oddity(channel, recording.path(), anomaly)), anomaly.order());
                }
            }
        }

        private void judged(Runnable judging, long order) {
            try {
                judging.run();
            } catch (RuntimeException | VirtualMachineError fault) {
                failures.accept("it could not judge message " + order + " of " + recording.path() + ": "
                        + OneLine.of(fault.toString()));
            }
        }

        @Override
        public void note(String note, String text) {
            synchronized (RecordedConnections.this) {
                if (!closed) {
                    if (note.equals(STDERR)) {
                        complaints.heard(text);
                    } else if (note.equals(ENDED)) {
                        end = text;
                    }
                    recording.note(note, text);
                }
            }
        }
    }
}
