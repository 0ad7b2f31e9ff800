package org.contexttck.harness.peer;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.wire.Revision;

/**
 * How a {@link FixtureServer} behaves.
 *
 * @param name what it calls itself
 * @param tools names of the tools it lists, in order
 * @param revisions of MCP that it speaks
 * @param events whether it answers with an event stream where the client allows it, rather than with one JSON body
 * @param serverStream whether it keeps a stream open for a GET of a session, rather than to answer 405
 * @param silence how long a call that gets no answer is kept waiting before its connection is ended
 * @param patience how long a delayed answer waits in vain for the other calls of its turn before it goes out nevertheless
 */
public record FixtureOptions(
        String name,
        List<String> tools,
        Set<Revision> revisions,
        boolean events,
        boolean serverStream,
        Duration silence,
        Duration patience) {

    private static final List<String> TOOLS =
            List.of("search_records", "find_records", "store_analysis_memory", "get_workflow_step", "recall_memory");

    public FixtureOptions {
        tools = List.copyOf(tools);
        revisions = Set.copyOf(revisions);
    }

    /** Every revision, the five tools of the scenarios, JSON bodies, a stream for GET; 2 s of silence, 1 s of patience. */
    public static FixtureOptions defaults() {
        return new FixtureOptions(
                "fixture",
                TOOLS,
                EnumSet.allOf(Revision.class),
                false,
                true,
                Duration.ofSeconds(2),
                Duration.ofSeconds(1));
    }

    /** The same under another name. */
    public FixtureOptions named(String other) {
        return new FixtureOptions(other, tools, revisions, events, serverStream, silence, patience);
    }

    /** The same with further tools. */
    public FixtureOptions alsoTools(String... more) {
        Set<String> all = new LinkedHashSet<>(tools);
        all.addAll(Arrays.asList(more));
        return new FixtureOptions(name, new ArrayList<>(all), revisions, events, serverStream, silence, patience);
    }

    /** The same, speaking only these revisions. */
    public FixtureOptions speaking(Revision first, Revision... more) {
        return new FixtureOptions(name, tools, EnumSet.of(first, more), events, serverStream, silence, patience);
    }

    /** The same, answering with event streams or not. */
    public FixtureOptions withEvents(boolean wanted) {
        return new FixtureOptions(name, tools, revisions, wanted, serverStream, silence, patience);
    }

    /** The same, keeping a stream open for GET or not. */
    public FixtureOptions withServerStream(boolean wanted) {
        return new FixtureOptions(name, tools, revisions, events, wanted, silence, patience);
    }

    /** The same with other waiting times. */
    public FixtureOptions waiting(Duration otherSilence, Duration otherPatience) {
        return new FixtureOptions(name, tools, revisions, events, serverStream, otherSilence, otherPatience);
    }
}
