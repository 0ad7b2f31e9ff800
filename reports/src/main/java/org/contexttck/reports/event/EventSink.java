package org.contexttck.reports.event;

import java.util.List;
import java.util.function.Consumer;

/** Hears what happens in a run, in order. May be called from several threads. */
@FunctionalInterface
public interface EventSink extends Consumer<Event> {

    /** @return a sink that passes each event to every one of the others, in the order given */
    static EventSink all(EventSink... sinks) {
        List<EventSink> each = List.of(sinks);
        return event -> each.forEach(sink -> sink.accept(event));
    }
}
