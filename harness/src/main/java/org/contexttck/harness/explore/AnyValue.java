package org.contexttck.harness.explore;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.json.Json;

/** JSON values of every type and shape, of texts and numbers that every reader of JSON tells apart. */
public final class AnyValue {

    private static final int DEPTH = 3;
    private static final int MOST = 4;

    private static final List<String> TEXTS = List.of(
            "a",
            "",
            "01",
            "true",
            "null",
            "1e3",
            " both ends ",
            "two\nlines",
            "é",
            "e\u0301",
            "日本語",
            "🧠",
            "\u0000",
            "\u2028",
            "<b>&amp;</b>",
            "\\\\u0041",
            "{}",
            "[1]",
            "2025-08-31T12:00:00Z");

    /** The first several times: that a name comes again is what matters most. */
    private static final List<String> NAMES = List.of(
            "a",
            "a",
            "a",
            "b",
            "b",
            "id",
            "type",
            "context",
            "payload",
            "kind",
            "",
            "__proto__",
            "constructor",
            "10",
            "a/b~c",
            "größe");

    private static final List<String> NUMBERS =
            List.of("0", "1", "-1", "7", "0.5", "2.50", "1e3", "1.5e-7", "9007199254740991");

    /** Of texts, names and numbers that matter anywhere. */
    public static final AnyValue USUAL = new AnyValue(TEXTS, NAMES, NUMBERS);

    private final List<String> texts;
    private final List<String> names;
    private final List<String> numbers;

    private AnyValue(List<String> texts, List<String> names, List<String> numbers) {
        this.texts = texts;
        this.names = names;
        this.numbers = numbers;
    }

    /** The same, and others that matter somewhere. @param moreNumbers as JSON has them */
    public AnyValue with(List<String> moreTexts, List<String> moreNames, List<String> moreNumbers) {
        return new AnyValue(both(texts, moreTexts), both(names, moreNames), both(numbers, moreNumbers));
    }

    /** The same without a name that matters elsewhere only. */
    public AnyValue without(String name) {
        return new AnyValue(
                texts, names.stream().filter(one -> !one.equals(name)).toList(), numbers);
    }

    private static List<String> both(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** Any value. */
    public JsonNode draw(Choices choices) {
        return draw(choices, DEPTH);
    }

    /** An object. */
    public ObjectNode object(Choices choices) {
        return object(choices, DEPTH);
    }

    /** Any text. */
    public String text(Choices choices) {
        return choices.of(texts);
    }

    private JsonNode draw(Choices choices, int depth) {
        return choices.unit(() -> drawn(choices, depth));
    }

    private JsonNode drawn(Choices choices, int depth) {
        return switch (choices.below(depth > 0 ? 7 : 5)) {
            case 0 -> Json.text(text(choices));
            case 1 -> Json.parse(choices.of(numbers));
            case 2 -> Json.parse("true");
            case 3 -> Json.parse("false");
            case 4 -> Json.parse("null");
            case 5 -> list(choices, depth);
            default -> object(choices, depth);
        };
    }

    private ArrayNode list(Choices choices, int depth) {
        return Json.array().addAll(choices.some(0, MOST, 2, () -> draw(choices, depth - 1)));
    }

    private ObjectNode object(Choices choices, int depth) {
        ObjectNode object = Json.object();
        choices.some(0, MOST, () -> object.set(choices.of(names), draw(choices, depth - 1)));
        return object;
    }
}
