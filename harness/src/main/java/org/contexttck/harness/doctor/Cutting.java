package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How a tool lets a caller have a text in parts, as far as the names of its parameters tell.
 *
 * @param head the parameter for the first lines
 * @param tail the parameter for the last lines
 * @param maxBytes the parameter for the bytes
 * @param others parameters that bound the text in another way
 */
public record Cutting(Optional<String> head, Optional<String> tail, Optional<String> maxBytes, List<String> others) {

    private static final Set<String> HEADS = Set.of("head", "head_lines", "first_lines");
    private static final Set<String> TAILS = Set.of("tail", "tail_lines", "last_lines");
    private static final Set<String> BYTES =
            Set.of("max_bytes", "maxbytes", "limit_bytes", "byte_limit", "bytes_limit", "max_output_bytes");
    private static final Set<String> OTHERS = Set.of(
            "max_chars",
            "max_characters",
            "max_length",
            "max_tokens",
            "max_lines",
            "max_output",
            "max_output_length",
            "max_output_tokens",
            "lines",
            "line_count",
            "num_lines",
            "start_line",
            "end_line",
            "view_range",
            "line_range");

    /** What a tool's parameters say. */
    public static Cutting of(Tool tool) {
        Optional<String> bytes =
                number(tool, BYTES::contains).or(() -> number(tool, name -> name.endsWith("_max_bytes")));
        return new Cutting(
                number(tool, HEADS::contains),
                number(tool, TAILS::contains),
                bytes,
                tool.parameters().stream()
                        .map(Parameter::name)
                        .filter(name -> OTHERS.contains(NameWords.snake(name)))
                        .toList());
    }

    /** Whether at least one of the parameters that context-saving names is there. */
    boolean offered() {
        return head.isPresent() || tail.isPresent() || maxBytes.isPresent();
    }

    /** The parameters that context-saving names, by the tool's names for them. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        head.ifPresent(names::add);
        tail.ifPresent(names::add);
        maxBytes.ifPresent(names::add);
        return names;
    }

    /** The parameters that context-saving names and the tool lacks. */
    List<String> missing() {
        List<String> missing = new ArrayList<>();
        if (head.isEmpty()) {
            missing.add("head");
        }
        if (tail.isEmpty()) {
            missing.add("tail");
        }
        if (maxBytes.isEmpty()) {
            missing.add("max_bytes");
        }
        return missing;
    }

    private static Optional<String> number(Tool tool, Predicate<String> wish) {
        return tool.parameters().stream()
                .filter(Parameter::takesNumber)
                .map(Parameter::name)
                .filter(name -> wish.test(NameWords.snake(name)))
                .findFirst();
    }
}
