package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.profile.claim.LimitNames;
import org.contexttck.harness.profile.claim.PaginatedTool;

/**
 * Parameters as they are sent.
 *
 * @param values by what the features call them: {@code offset} and {@code limit}, or {@code head}, {@code tail} and
 *     {@code max_bytes}; what is not there is not sent
 */
record SentParameters(Map<String, JsonNode> values) {

    static final SentParameters NOTHING = new SentParameters(Map.of());
    static final String OFFSET = "offset";
    static final String LIMIT = "limit";
    static final String HEAD = "head";
    static final String TAIL = "tail";
    static final String MAX_BYTES = "max_bytes";

    SentParameters {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** What a tool calls the parameters that page, by what the features call them. */
    static Map<String, String> names(PaginatedTool tool) {
        Map<String, String> names = new LinkedHashMap<>();
        tool.offset().ifPresent(name -> names.put(OFFSET, name));
        tool.limit().ifPresent(name -> names.put(LIMIT, name));
        return names;
    }

    /** What a tool calls the parameters that cut text, by what the features call them. */
    static Map<String, String> names(LimitNames limits) {
        Map<String, String> names = new LinkedHashMap<>();
        limits.head().ifPresent(name -> names.put(HEAD, name));
        limits.tail().ifPresent(name -> names.put(TAIL, name));
        limits.maxBytes().ifPresent(name -> names.put(MAX_BYTES, name));
        return names;
    }

    /** The cells of a row that say something. */
    static Map<String, String> given(Map<String, String> row) {
        Map<String, String> given = new LinkedHashMap<>(row);
        given.values().removeIf(cell -> cell == null || cell.isBlank());
        return given;
    }

    /** A row in words. */
    static String words(Map<String, String> row) {
        return given(row).entrySet().stream()
                .map(cell -> cell.getKey() + " " + cell.getValue())
                .collect(Collectors.joining(" and "));
    }

    /**
     * What a row stands for with a list of some size; none if the list is too short for it, or longer than a limit may be.
     *
     * @param most the largest limit that may be asked for; empty if any may
     */
    static List<SentParameters> ofList(Map<String, String> row, int size, OptionalLong most) {
        boolean bounded = most.isPresent() && given(row).getOrDefault(LIMIT, "").startsWith("size");
        return of(given(row), cell -> Amounts.ofList(cell, size)).stream()
                .filter(sent -> !bounded || sent.values.get(LIMIT).asLong() <= most.getAsLong())
                .toList();
    }

    /** What a row stands for with a text: none if the text has nothing of the kind, several for several places. */
    static List<SentParameters> ofText(Map<String, String> row, String text) {
        Map<String, String> given = given(row);
        Optional<String> bytes = Optional.ofNullable(given.remove(MAX_BYTES));
        Optional<SentParameters> lines = of(given, cell -> Amounts.ofLines(cell, text));
        return bytes.isEmpty()
                ? lines.stream().toList()
                : lines.stream()
                        .flatMap(before -> Amounts.ofBytes(bytes.get(), text, before.limits()).stream()
                                .map(amount -> before.with(MAX_BYTES, amount)))
                        .toList();
    }

    private static Optional<SentParameters> of(
            Map<String, String> cells, Function<String, Optional<JsonNode>> amounts) {
        Map<String, JsonNode> values = new LinkedHashMap<>();
        cells.forEach((name, cell) -> amounts.apply(cell).ifPresent(amount -> values.put(name, amount)));
        return values.size() == cells.size() ? Optional.of(new SentParameters(values)) : Optional.empty();
    }

    SentParameters with(String parameter, JsonNode value) {
        Map<String, JsonNode> more = new LinkedHashMap<>(values);
        more.put(parameter, value);
        return new SentParameters(more);
    }

    /** The whole number from 0 on that a parameter stands for; empty if it is not sent, or stands for none. */
    Optional<BigInteger> whole(String parameter) {
        return Optional.ofNullable(values.get(parameter)).flatMap(Amounts::whole);
    }

    CutLimits limits() {
        return new CutLimits(whole(HEAD), whole(TAIL), whole(MAX_BYTES));
    }

    /** Whether a tool has the parameters. */
    boolean fits(Map<String, String> names) {
        return names.keySet().containsAll(values.keySet());
    }

    /** Other arguments together with these. */
    ObjectNode into(ObjectNode others, Map<String, String> names) {
        ObjectNode arguments = others.deepCopy();
        values.forEach((parameter, value) -> arguments.set(names.get(parameter), value));
        return arguments;
    }

    /** What the tool calls the parameters that are sent. */
    List<String> parameters(Map<String, String> names) {
        return values.keySet().stream().map(names::get).toList();
    }
}
