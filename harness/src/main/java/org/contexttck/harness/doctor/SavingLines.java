package org.contexttck.harness.doctor;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.json.Pointer;

/** The lines of a starter profile for the tools of context-saving. */
final class SavingLines {

    private final YamlWriter out;

    SavingLines(YamlWriter out) {
        this.out = out;
    }

    void paginated(Tool tool) {
        Paging paging = Paging.of(tool);
        head(tool, Set.copyOf(paging.names()), "arguments that give a list of ten items or more");
        place("items", Outputs.items(tool), "/items");
        place("info", Outputs.holding(tool, "has_more"), "/pagination");
        out.comment(4, "empty: {...}  arguments that give an empty list, if there are any");
        if (!paging.names().equals(List.of("offset", "limit"))) {
            out.guess(
                    4,
                    "names: "
                            + names(Map.of(
                                    "offset",
                                    paging.start().orElseThrow(),
                                    "limit",
                                    paging.size().orElseThrow())),
                    "by the names of its parameters");
        }
    }

    void truncated(Tool tool) {
        Cutting cutting = Cutting.of(tool);
        head(tool, new HashSet<>(cutting.names()), "arguments that give a text of many lines");
        place("text", Outputs.text(tool), "{block: 0}");
        place("info", Outputs.holding(tool, "original_bytes"), "/truncation_info");
        place("flag", Outputs.named(tool, "truncated"), "/truncated");
        List<String> names = Stream.of(
                        named("head", cutting.head()),
                        named("tail", cutting.tail()),
                        named("max_bytes", cutting.maxBytes()))
                .filter(name -> !name.isEmpty())
                .toList();
        if (!names.isEmpty()) {
            out.guess(
                    4,
                    "names: {" + String.join(", ", names) + "}",
                    "by the names of its parameters; false: it has none");
        }
    }

    /** What the profile says of a name; empty if the tool's own is the protocol's. */
    private static String named(String name, Optional<String> own) {
        return own.filter(name::equals).isPresent()
                ? ""
                : name + ": " + own.map(YamlWriter::text).orElse("false");
    }

    void command(Tool tool) {
        String arguments = YamlWriter.value(SampleArguments.required(tool, Set.of()));
        out.guess(4, "noisy: " + arguments, "makes it write far more to stderr than is passed on");
        out.guess(4, "quiet: " + arguments, "makes it write little");
        out.comment(4, "wordy: {...}    makes it write many lines to stdout and little to stderr");
        out.comment(4, "both: {...}     makes it write much to both");
        out.comment(4, "failing: {...}  makes it fail with much stderr, if anything does");
        place("stderr", Outputs.named(tool, "stderr"), "/stderr");
        place("stdout", Outputs.named(tool, "stdout"), "/stdout");
        place("info", Outputs.holding(tool, "original_bytes"), "/truncation_info");
        place("flag", Outputs.named(tool, "truncated"), "/truncated");
    }

    private void head(Tool tool, Set<String> given, String what) {
        var arguments = SampleArguments.required(tool, given);
        if (arguments.isEmpty()) {
            out.line(4, "arguments: {}", "it requires none");
        } else {
            out.guess(4, "arguments: " + YamlWriter.value(arguments), what);
        }
    }

    private void place(String key, Optional<Pointer> place, String otherwise) {
        out.guess(
                4,
                key + ": " + place.map(it -> YamlWriter.text(it.toString())).orElse(otherwise),
                out.isAside() ? "as far as its output schema and its result tell" : "found there");
    }

    private static String names(Map<String, String> names) {
        return Stream.of("offset", "limit")
                .filter(names::containsKey)
                .map(name -> name + ": " + YamlWriter.text(names.get(name)))
                .collect(Collectors.joining(", ", "{", "}"));
    }
}
