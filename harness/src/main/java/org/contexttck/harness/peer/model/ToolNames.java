package org.contexttck.harness.peer.model;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Finds a tool of the fixture among the names that a host offers to its model. Hosts put the server's name before or
 * after it and change what stands between: {@code mcp__fixture__search_records}, {@code fixture-search_records}. Where a
 * number tells two servers apart, as in {@code search_records_1}, the descriptions do, which the fixture ends with its name.
 */
final class ToolNames {

    private static final int EXACT = 4;
    private static final int SAME_WORDS = 3;
    private static final int AT_THE_END = 2;
    private static final int INSIDE = 1;
    private static final int NOT = 0;

    private final Collection<String> known;

    /** @param known the names of all tools of the fixture, which keep {@code records} and {@code search_records} apart */
    ToolNames(Collection<String> known) {
        this.known = List.copyOf(known);
    }

    /** Whether any of the fixture's tools is among these names. */
    boolean any(List<String> offered) {
        return offered.stream().anyMatch(name -> known.stream().anyMatch(tool -> rank(name, tool) > NOT));
    }

    /**
     * The name under which a tool is offered.
     *
     * @param wanted the fixture's name; {@code server/tool} where several servers offer the same
     * @throws ToolNotOffered if no name means this tool, or several mean it equally well
     */
    String find(String wanted, List<OfferedTool> offered) throws ToolNotOffered {
        int slash = wanted.lastIndexOf('/');
        String tool = wanted.substring(slash + 1);
        String server = slash < 0 ? "" : words(wanted.substring(0, slash));
        List<OfferedTool> alike = offered.stream()
                .filter(one -> rank(one.name(), tool) > NOT && !betterExplained(one.name(), tool))
                .toList();
        List<String> meant = of(server, alike, OfferedTool::name);
        if (meant.isEmpty()) {
            meant = of(server, alike, OfferedTool::description);
        }
        int best = meant.stream().mapToInt(name -> rank(name, tool)).max().orElse(NOT);
        List<String> names =
                meant.stream().filter(name -> rank(name, tool) == best).toList();
        if (names.size() == 1) {
            return names.get(0);
        }
        throw new ToolNotOffered(
                names.isEmpty()
                        ? "the client offers the model no tool like " + wanted + "; it offers "
                                + list(offered.stream().map(OfferedTool::name).toList())
                        : "several tools that the client offers the model may be " + wanted + ": " + list(names));
    }

    private static List<String> of(String server, List<OfferedTool> alike, Function<OfferedTool, String> where) {
        return alike.stream()
                .filter(one -> words(where.apply(one)).contains(server))
                .map(OfferedTool::name)
                .distinct()
                .toList();
    }

    private boolean betterExplained(String name, String tool) {
        return known.stream()
                .anyMatch(other -> other.length() > tool.length()
                        && words(other).contains(words(tool))
                        && rank(name, other) > NOT);
    }

    private static int rank(String name, String tool) {
        if (name.equals(tool)) {
            return EXACT;
        }
        String in = words(name);
        String sought = words(tool);
        if (in.equals(sought)) {
            return SAME_WORDS;
        } else if (in.endsWith("_" + sought)) {
            return AT_THE_END;
        }
        return ("_" + in).contains("_" + sought + "_") ? INSIDE : NOT;
    }

    /** Lower case, one underscore between words. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "_");
    }

    private static String list(List<String> names) {
        int most = 30;
        String shown = String.join(", ", names.subList(0, Math.min(most, names.size())));
        return names.isEmpty()
                ? "none"
                : shown + (names.size() > most ? ", and " + (names.size() - most) + " more" : "");
    }
}
