package org.contexttck.reports.merge;

import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RunStarted;

/**
 * What one part of a run found.
 *
 * @param name how people know it, mostly its folder
 * @param events everything that happened, the start of the run first
 */
public record Shard(String name, List<Event> events) {

    /** Copies the list. */
    public Shard {
        events = List.copyOf(events);
    }

    RunStarted start() throws MergeProblem {
        if (events.isEmpty() || !(events.get(0) instanceof RunStarted start)) {
            throw new MergeProblem(name + ": the events do not begin with run-started");
        }
        return start;
    }

    <E extends Event> Stream<E> all(Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast);
    }
}
