package org.contexttck.harness.target.server;

import java.util.EnumSet;
import java.util.Set;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Hears a connection without the due credentials, which a server may end as it likes. */
final class UnauthorizedListener implements WireListener {

    private static final Set<Anomaly.Kind> ALLOWED = EnumSet.of(
            Anomaly.Kind.EXITED,
            Anomaly.Kind.CLOSED,
            Anomaly.Kind.UNANSWERED,
            Anomaly.Kind.UNCLEAR,
            Anomaly.Kind.HTTP_STATUS,
            Anomaly.Kind.HTTP_CONTENT_TYPE,
            Anomaly.Kind.HTTP_BODY);

    private final WireListener listener;

    UnauthorizedListener(WireListener listener) {
        this.listener = listener;
    }

    @Override
    public void message(Message message) {
        listener.message(message);
    }

    @Override
    public void anomaly(Anomaly anomaly) {
        if (!ALLOWED.contains(anomaly.kind())) {
            listener.anomaly(anomaly);
        }
    }
}
