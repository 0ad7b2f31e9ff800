package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Hears what a server does on the wire beside answering. Keeps the first of it only. */
public final class StrayOutput implements WireListener {

    private static final int MOST = 3;

    private static final Set<Anomaly.Kind> SAID = EnumSet.of(Anomaly.Kind.STRAY_OUTPUT, Anomaly.Kind.UNPARSABLE);

    private final List<String> first = new ArrayList<>();
    private final Set<String> said = new LinkedHashSet<>();
    private int count;

    /** To be given where connections are opened. */
    public ConnectionLog.Opened log() {
        return new ConnectionLog.Opened("", this);
    }

    @Override
    public void message(Message message) {
        // answers are seen where they are waited for
    }

    @Override
    public synchronized void anomaly(Anomaly anomaly) {
        count++;
        if (SAID.contains(anomaly.kind()) && said.size() < MOST) {
            said.add("on the wire: " + anomaly.text());
        }
        if (first.size() < MOST) {
            first.add("on the wire: " + anomaly.text());
        }
    }

    /** What it wrote that is no message, without what follows from its not answering. */
    synchronized List<String> said() {
        return List.copyOf(said);
    }

    /** One line each, and one for the rest. */
    public synchronized List<String> notes() {
        List<String> notes = new ArrayList<>(first);
        if (count > first.size()) {
            notes.add("on the wire: " + (count - first.size()) + " more of the kind; run shows all");
        }
        return notes;
    }
}
