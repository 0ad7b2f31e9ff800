package org.contexttck.reference.client;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The rules written down as simply as can be, looking at everything each time: what the engine is held against. */
final class NaiveClient {

    private static final class Entry {
        final ToolCall call;
        CallState callState = CallState.IN_FLIGHT;

        Entry(ToolCall call) {
            this.call = call;
        }
    }

    private record Pair(String server, String tool, String consumer) {}

    private final boolean unscoped;
    private final List<Entry> conversation = new ArrayList<>();
    private final Set<Pair> pairs = new HashSet<>();

    NaiveClient(boolean unscoped) {
        this.unscoped = unscoped;
    }

    void called(ToolCall call) {
        conversation.add(new Entry(call));
    }

    void failed(String callId) {
        Entry entry = entry(callId);
        entry.callState = entry.callState == CallState.IN_FLIGHT ? CallState.PLAIN : entry.callState;
    }

    void arrived(String callId, Marks marks) {
        Entry entry = entry(callId);
        if (entry.callState != CallState.IN_FLIGHT) {
            return;
        }
        entry.callState = CallState.PLAIN;
        if (marks.failed()) {
            return;
        }
        String server = entry.call.server();
        if (entry.call.tool().equals("get_workflow_step")) {
            marks.hints().forEach(hint -> pairs.add(new Pair(server, hint.tool(), hint.consumer())));
        }
        if (marks.consumed()) {
            first(entry.call).ifPresent(found -> found.callState = CallState.COLLAPSED);
        }
        if (marks.marked()) {
            entry.callState = CallState.WAITING;
        }
    }

    private Optional<Entry> first(ToolCall consumer) {
        boolean registered = pairs.stream()
                .anyMatch(pair -> pair.server.equals(consumer.server()) && pair.consumer.equals(consumer.tool()));
        return conversation.stream()
                .filter(it ->
                        it.callState == CallState.WAITING && it.call.server().equals(consumer.server()))
                .filter(it -> registered
                        ? pairs.contains(new Pair(consumer.server(), it.call.tool(), consumer.tool()))
                        : unscoped
                                && pairs.stream()
                                        .noneMatch(pair -> pair.server.equals(consumer.server())
                                                && pair.tool.equals(it.call.tool())))
                .findFirst();
    }

    List<CallState> standings() {
        return conversation.stream().map(it -> it.callState).toList();
    }

    private Entry entry(String callId) {
        return conversation.stream()
                .filter(it -> it.call.callId().equals(callId))
                .findFirst()
                .orElseThrow();
    }
}
