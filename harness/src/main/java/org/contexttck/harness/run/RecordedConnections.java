package org.contexttck.harness.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private final List<TranscriptFiles.Recording> open = new ArrayList<>();
    private final Map<String, List<String>> stderr = new LinkedHashMap<>();
    private boolean closed;

    RecordedConnections(TranscriptFiles files, Monitor monitors) {
        this.files = files;
        this.monitors = monitors;
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
        return new Opened(recording.path(), new Heard(recording, channel));
    }

    /** What was written to standard error, an event for each transcript. */
    synchronized List<StderrWritten> stderr() {
        return stderr.entrySet().stream()
                .map(one -> new StderrWritten(
                        one.getKey(), one.getValue().size(), OneLine.complaint(String.join("\n", one.getValue()))))
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

        Heard(TranscriptFiles.Recording recording, Channel channel) {
            this.recording = recording;
            this.channel = channel;
        }

        @Override
        public void message(Message message) {
            synchronized (RecordedConnections.this) {
                if (!closed) {
                    recording.message(message);
                    monitors.accept(new Observed(channel, recording.path(), message));
                }
            }
        }

        @Override
        public void anomaly(Anomaly anomaly) {
            synchronized (RecordedConnections.this) {
                if (!closed) {
                    recording.anomaly(anomaly);
                    monitors.accept(new Oddity(channel, recording.path(), anomaly));
                }
            }
        }

        @Override
        public void note(String note, String text) {
            synchronized (RecordedConnections.this) {
                if (!closed) {
                    if (note.equals(STDERR)) {
                        stderr.computeIfAbsent(recording.path(), path -> new ArrayList<>())
                                .add(text);
                    }
                    recording.note(note, text);
                }
            }
        }
    }
}
