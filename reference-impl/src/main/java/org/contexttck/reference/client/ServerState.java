package org.contexttck.reference.client;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The pairs and the open calls of one connection (R10). Pairs only add up (R4). */
final class ServerState {

    private final Map<String, Set<String>> toolsOfConsumer = new LinkedHashMap<>();
    private final Set<String> paired = new LinkedHashSet<>();
    private final Map<String, OpenCalls> open = new LinkedHashMap<>();

    void pair(Marks.Hint hint) {
        toolsOfConsumer
                .computeIfAbsent(hint.consumer(), consumer -> new LinkedHashSet<>())
                .add(hint.tool());
        paired.add(hint.tool());
    }

    Stream<Marks.Hint> pairs() {
        return toolsOfConsumer.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(tool -> new Marks.Hint(tool, entry.getKey())));
    }

    void forgetPairs() {
        toolsOfConsumer.clear();
        paired.clear();
    }

    boolean isPaired(String tool) {
        return paired.contains(tool);
    }

    boolean isConsumer(String tool) {
        return toolsOfConsumer.containsKey(tool);
    }

    OpenCalls open(String tool) {
        return open.computeIfAbsent(tool, name -> new OpenCalls());
    }

    /** The first waiting result, in the order of the conversation, of the tools that this consumer is paired with. */
    Optional<TrackedCall> firstFor(String consumer) {
        return first(toolsOfConsumer.getOrDefault(consumer, Set.of()).stream());
    }

    /** The first waiting result of tools that no hint has paired. */
    Optional<TrackedCall> firstUnpaired() {
        return first(open.keySet().stream().filter(tool -> !isPaired(tool)));
    }

    private Optional<TrackedCall> first(Stream<String> tools) {
        return tools.filter(open::containsKey)
                .flatMap(tool -> open.get(tool).firstWaiting().stream())
                .min(Comparator.comparingLong(call -> call.position));
    }

    long steps() {
        return open.values().stream().mapToLong(OpenCalls::steps).sum();
    }
}
