package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.json.Json;
import org.contexttck.reports.text.Visible;

/** Writes a profile line by line. Values are written as JSON, which is YAML too, so that no text can break out of its place. */
final class YamlWriter {

    private static final int LONGEST_COMMENT = 150;
    private static final int LONGEST_NAME = 200;
    private static final int COMMENT_COLUMN = 44;

    private final StringBuilder out = new StringBuilder();
    /** The level from which on lines are comments; none is if it is negative. */
    private int aside = -1;

    /** A line of its own, indented by so many levels; empty for an empty line. */
    YamlWriter line(int level, String text) {
        out.append(text.isEmpty() ? "" : begin(level, text)).append('\n');
        return this;
    }

    /** A line with a comment behind it. */
    YamlWriter line(int level, String text, String comment) {
        String begin = begin(level, text);
        String gap = " ".repeat(Math.max(2, COMMENT_COLUMN - begin.length()));
        out.append(begin)
                .append(gap)
                .append("# ")
                .append(TerminalLines.fit(comment, LONGEST_COMMENT))
                .append('\n');
        return this;
    }

    private String begin(int level, String text) {
        return aside < 0
                ? "  ".repeat(level) + text
                : "  ".repeat(aside) + "# " + "  ".repeat(Math.max(0, level - aside)) + text;
    }

    /** What could stand at a level, as comments. */
    void aside(int level, Runnable lines) {
        int outer = aside;
        aside = outer < 0 ? level : outer;
        lines.run();
        aside = outer;
    }

    boolean isAside() {
        return aside >= 0;
    }

    /** A line that says that it is a guess, if it stands aside: what does not, calls have shown. */
    YamlWriter guess(int level, String text, String why) {
        return line(level, text, isAside() ? "guess: " + why : why);
    }

    /** A comment on a line of its own. */
    YamlWriter comment(int level, String text) {
        return line(level, "# " + TerminalLines.fit(text, LONGEST_COMMENT));
    }

    /** A text in which nothing is replaced. */
    static String text(String text) {
        return Visible.line(Json.write(Json.text(text)));
    }

    /** Arguments of a call, so that nothing in them is taken for the name of a variable. */
    static String value(JsonNode value) {
        return Visible.line(Json.write(escaped(value)));
    }

    /** Only in texts are names of variables replaced, not in keys. */
    private static JsonNode escaped(JsonNode value) {
        if (value.isTextual()) {
            return Json.text(value.textValue().replace("${", "$${"));
        }
        if (value.isArray()) {
            ArrayNode array = Json.array();
            value.forEach(item -> array.add(escaped(item)));
            return array;
        }
        if (value.isObject()) {
            ObjectNode object = Json.object();
            value.properties().forEach(member -> object.set(member.getKey(), escaped(member.getValue())));
            return object;
        }
        return value;
    }

    /** A list of texts on one line. */
    static String list(List<String> words) {
        return words.stream().map(YamlWriter::text).collect(Collectors.joining(", ", "[", "]"));
    }

    /** Whether a text may stand where a profile takes a text as it is. */
    static boolean writable(String text) {
        return !text.isBlank()
                && !text.contains("${")
                && text.length() <= LONGEST_NAME
                && text.codePoints().noneMatch(Visible::hidden);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
