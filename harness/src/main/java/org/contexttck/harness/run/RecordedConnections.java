package org.contexttck.harness.run;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.audit.ConnectionAudit;
import org.contexttck.harness.audit.RunAudit;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.target.shared.Traffic;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Records each connection of a run in a transcript of its own and audits it as it goes. */
final class RecordedConnections implements ConnectionLog, AutoCloseable {

    private final TranscriptFiles files;
    private final RunAudit audit;
    private final List<TranscriptFiles.Recording> open = new CopyOnWriteArrayList<>();

    RecordedConnections(TranscriptFiles files, RunAudit audit) {
        this.files = files;
        this.audit = audit;
    }

    @Override
    public Opened open(String name, Traffic traffic) {
        if (traffic == Traffic.FROM_SERVER) {
            return open(name);
        }
        TranscriptFiles.Recording recording = files.start(name);
        open.add(recording);
        return traffic == Traffic.FROM_CLIENT
                ? audited(recording, audit.openClient(recording.path()))
                : new Opened(recording.path(), recording);
    }

    @Override
    public Opened open(String name) {
        TranscriptFiles.Recording recording = files.start(name);
        ConnectionAudit connectionAudit = audit.open(recording.path());
        open.add(recording);
        return audited(recording, connectionAudit);
    }

    private static Opened audited(TranscriptFiles.Recording recording, WireListener connectionAudit) {
        return new Opened(recording.path(), new WireListener() {
            @Override
            public void message(Message message) {
                recording.message(message);
                connectionAudit.message(message);
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                recording.anomaly(anomaly);
                connectionAudit.anomaly(anomaly);
            }

            @Override
            public void note(String note, String text) {
                recording.note(note, text);
            }
        });
    }

    @Override
    public void close() {
        open.forEach(TranscriptFiles.Recording::close);
    }
}
