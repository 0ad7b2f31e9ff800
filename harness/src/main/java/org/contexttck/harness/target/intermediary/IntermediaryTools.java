package org.contexttck.harness.target.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.contexttck.json.JsonEquality;

/**
 * Which tool of an intermediary stands for which tool of the server behind it, found by comparing the two lists: by name, by
 * description, by a name that holds the other. Two tools never stand for each other's.
 *
 * @param pairs the name in front by the name behind, in the order of the server's list
 * @param listed all names in front, whatever they stand for
 */
public record IntermediaryTools(Map<String, String> pairs, List<String> listed) {

    private static final int SAME_NAME = 100;
    private static final int SAME_DESCRIPTION = 20;
    private static final int DESCRIPTION_INSIDE = 15;
    private static final int NAME_AT_AN_END = 10;
    private static final int NAME_INSIDE = 8;
    private static final int SAME_SCHEMA = 1;

    public IntermediaryTools {
        pairs = Collections.unmodifiableMap(new LinkedHashMap<>(pairs));
        listed = List.copyOf(listed);
    }

    /**
     * Compares.
     *
     * @param behind the tools as the server lists them
     * @param front the tools as the intermediary lists them
     */
    public static IntermediaryTools between(Collection<ObjectNode> behind, Collection<ObjectNode> front) {
        Map<String, String> found = new LinkedHashMap<>();
        behind.forEach(tool -> best(tool, front).ifPresent(name -> found.put(name(tool), name)));
        Map<String, String> pairs = new LinkedHashMap<>(found);
        pairs.values()
                .removeIf(name -> found.values().stream().filter(name::equals).count() > 1);
        return new IntermediaryTools(
                pairs, front.stream().map(IntermediaryTools::name).toList());
    }

    /** The name in front of a tool behind; empty if no tool, or more than one, may be it. */
    public Optional<String> offered(String tool) {
        return Optional.ofNullable(pairs.get(tool));
    }

    /** Whether any tool has another name in front. */
    public boolean renames() {
        return pairs.entrySet().stream().anyMatch(it -> !it.getKey().equals(it.getValue()));
    }

    /** How tools are renamed, for a reader: {@code fixture__*}, or each pair; empty if they are not. */
    public String renaming() {
        if (!renames()) {
            return "";
        }
        List<String> patterns = pairs.entrySet().stream()
                .map(it -> it.getValue().contains(it.getKey())
                        ? it.getValue().replace(it.getKey(), "*")
                        : it.getKey() + " -> " + it.getValue())
                .distinct()
                .toList();
        return String.join(", ", patterns);
    }

    private static Optional<String> best(ObjectNode tool, Collection<ObjectNode> front) {
        int highest = front.stream().mapToInt(other -> score(tool, other)).max().orElse(0);
        List<String> best = front.stream()
                .filter(other -> score(tool, other) == highest)
                .map(IntermediaryTools::name)
                .toList();
        return highest >= NAME_INSIDE && best.size() == 1 ? Optional.of(best.get(0)) : Optional.empty();
    }

    private static int score(ObjectNode tool, ObjectNode other) {
        boolean schema = JsonEquality.equal(tool.path("inputSchema"), other.path("inputSchema"));
        return names(name(tool), name(other))
                + descriptions(
                        tool.path("description").asText(),
                        other.path("description").asText())
                + (schema ? SAME_SCHEMA : 0);
    }

    private static int names(String tool, String other) {
        if (tool.equals(other)) {
            return SAME_NAME;
        }
        String sought = words(tool);
        String in = words(other);
        if (in.equals(sought) || in.endsWith("_" + sought) || in.startsWith(sought + "_")) {
            return NAME_AT_AN_END;
        }
        return in.contains("_" + sought + "_") ? NAME_INSIDE : 0;
    }

    private static int descriptions(String tool, String other) {
        if (tool.isBlank()) {
            return 0;
        }
        return tool.equals(other) ? SAME_DESCRIPTION : other.contains(tool) ? DESCRIPTION_INSIDE : 0;
    }

    private static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "_");
    }

    private static String name(ObjectNode tool) {
        return tool.path("name").asText();
    }
}
