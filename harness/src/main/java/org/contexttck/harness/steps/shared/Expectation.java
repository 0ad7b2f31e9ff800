package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/**
 * A phrase of the column "must be" in feature tables. The list is closed; a new phrase is added here and documents
 * itself in the vocabulary page.
 *
 * @param phrase as it stands in the table
 * @param holds whether a value at a place (or its absence) is as the phrase says
 */
public record Expectation(String phrase, Predicate<Optional<JsonNode>> holds) {

    private static final Map<String, Predicate<Optional<JsonNode>>> FIXED = fixed();
    private static final String EXACTLY = "exactly ";
    private static final String NOT_EXACTLY = "not exactly ";
    private static final String MATCHES = "text that matches ";

    /** @throws IllegalArgumentException if the phrase is not of the vocabulary */
    public static Expectation of(String phrase) {
        if (FIXED.containsKey(phrase)) {
            return new Expectation(phrase, FIXED.get(phrase));
        }
        if (phrase.startsWith(NOT_EXACTLY)) {
            JsonNode value = Json.parse(phrase.substring(NOT_EXACTLY.length()));
            return new Expectation(
                    phrase, at -> at.filter(node -> equal(node, value)).isEmpty());
        }
        if (phrase.startsWith(EXACTLY)) {
            JsonNode value = Json.parse(phrase.substring(EXACTLY.length()));
            return new Expectation(
                    phrase, at -> at.filter(node -> equal(node, value)).isPresent());
        }
        if (phrase.startsWith(MATCHES)) {
            Pattern pattern = Pattern.compile(phrase.substring(MATCHES.length()));
            return new Expectation(
                    phrase,
                    at -> at.filter(JsonNode::isTextual)
                            .filter(text -> pattern.matcher(text.textValue()).matches())
                            .isPresent());
        }
        throw new IllegalArgumentException(
                "no such expectation: \"" + phrase + "\"; known are " + String.join(", ", phrases()));
    }

    /** Every phrase; {@code JSON} stands for a value, {@code REGEX} for a Java regular expression for the whole text. */
    public static List<String> phrases() {
        List<String> phrases = new ArrayList<>(FIXED.keySet());
        phrases.add(EXACTLY + "JSON");
        phrases.add(NOT_EXACTLY + "JSON");
        phrases.add(MATCHES + "REGEX");
        return phrases;
    }

    /** What a place must be, as a failure text says it: {@code must be absent}, {@code must not be true}. */
    public String demand() {
        if (phrase.startsWith(NOT_EXACTLY)) {
            return "must not be " + phrase.substring(NOT_EXACTLY.length());
        }
        return "must be " + (phrase.equals("present") ? "there" : phrase);
    }

    private static boolean equal(JsonNode seen, JsonNode expected) {
        return JsonEquality.equal(seen, expected);
    }

    private static Map<String, Predicate<Optional<JsonNode>>> fixed() {
        Map<String, Predicate<Optional<JsonNode>>> phrases = new LinkedHashMap<>();
        phrases.put("present", Optional::isPresent);
        phrases.put("absent", Optional::isEmpty);
        phrases.put(
                "absent or false",
                at -> at.isEmpty() || at.get().isBoolean() && !at.get().booleanValue());
        phrases.put("absent or an object", at -> at.isEmpty() || at.get().isObject());
        phrases.put(
                "absent or an empty array",
                at -> at.isEmpty() || at.get().isArray() && at.get().isEmpty());
        phrases.put(
                "an array, not empty",
                at -> at.isPresent() && at.get().isArray() && !at.get().isEmpty());
        phrases.put("text", at -> at.filter(JsonNode::isTextual).isPresent());
        phrases.put(
                "text, not blank",
                at -> at.isPresent()
                        && at.get().isTextual()
                        && !at.get().textValue().isBlank());
        phrases.put("a whole number", at -> at.isPresent() && at.get().isNumber() && whole(at.get()));
        return phrases;
    }

    private static boolean whole(JsonNode number) {
        BigDecimal value = number.decimalValue();
        return value.signum() == 0 || value.stripTrailingZeros().scale() <= 0;
    }
}
