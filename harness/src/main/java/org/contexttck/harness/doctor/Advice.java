package org.contexttck.harness.doctor;

import java.util.List;
import java.util.Optional;

/**
 * Something to consider about a tool.
 *
 * @param what what could be done
 * @param why what it is drawn from
 */
public record Advice(String tool, String what, String why) {

    private static final String STDERR =
            "stderr of a command is out of the caller's hands: cut it in the tool itself, always";

    /** What there is to consider about these tools. */
    public static List<Advice> of(List<Tool> tools) {
        return tools.stream().flatMap(tool -> of(tool).stream()).toList();
    }

    private static Optional<Advice> of(Tool tool) {
        Growth growth = Growth.of(tool);
        Optional<String> what = switch (growth.kind()) {
            case LIST -> list(tool);
            case TEXT -> text(tool);
            case COMMAND -> Optional.of(STDERR);
            case SCALAR, UNKNOWN -> Optional.empty();
        };
        return what.map(line -> new Advice(tool.name(), line, growth.why()));
    }

    private static Optional<String> list(Tool tool) {
        Paging paging = Paging.of(tool);
        Cutting cutting = Cutting.of(tool);
        if (paging.scheme() == Paging.Scheme.LIMIT_ONLY) {
            return Optional.of("what lies beyond " + paging.names().get(0) + " is out of reach without an offset");
        }
        boolean bounded = paging.scheme() != Paging.Scheme.NONE
                || cutting.offered()
                || !cutting.others().isEmpty();
        return bounded
                ? Optional.empty()
                : Optional.of("a list that can grow without bound wants offset and limit; it takes neither");
    }

    private static Optional<String> text(Tool tool) {
        Cutting cutting = Cutting.of(tool);
        boolean paged = Paging.of(tool).scheme() != Paging.Scheme.NONE;
        if (paged || !cutting.others().isEmpty() || cutting.maxBytes().isPresent()) {
            return Optional.empty();
        }
        return Optional.of(
                cutting.offered()
                        ? "lines are bounded by " + String.join(" and ", cutting.names())
                                + ", but one long line comes whole without max_bytes"
                        : "a text that can grow without bound wants head, tail and max_bytes; it takes none");
    }
}
