package org.contexttck.harness.target.shared;

import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.WireListener;

/** Several who hear one connection. */
public final class Listeners {

    private Listeners() {}

    /** One who tells two others. */
    public static WireListener both(WireListener first, WireListener second) {
        return new WireListener() {
            @Override
            public void message(Message message) {
                first.message(message);
                second.message(message);
            }

            @Override
            public void anomaly(Anomaly anomaly) {
                first.anomaly(anomaly);
                second.anomaly(anomaly);
            }

            @Override
            public void note(String note, String text) {
                first.note(note, text);
                second.note(note, text);
            }
        };
    }
}
