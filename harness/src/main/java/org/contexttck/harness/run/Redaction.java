package org.contexttck.harness.run;

import org.contexttck.harness.profile.Secrets;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventJson;
import org.contexttck.reports.event.EventSink;

/** Takes secrets out of events before anything hears them. */
final class Redaction implements EventSink {

    private final Secrets secrets;
    private final EventSink next;

    Redaction(Secrets secrets, EventSink next) {
        this.secrets = secrets;
        this.next = next;
    }

    @Override
    public void accept(Event event) {
        next.accept(secrets.count() == 0 ? event : hidden(event));
    }

    private Event hidden(Event event) {
        String line = EventJson.write(event);
        String hidden = secrets.hide(line);
        return hidden.equals(line) ? event : EventJson.read(hidden);
    }
}
