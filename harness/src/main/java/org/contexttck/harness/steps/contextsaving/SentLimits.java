package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.profile.claim.LimitNames;

/**
 * Limits as they are sent.
 *
 * @param head empty if it is not sent
 * @param tail empty if it is not sent
 * @param maxBytes empty if it is not sent
 */
record SentLimits(Optional<JsonNode> head, Optional<JsonNode> tail, Optional<JsonNode> maxBytes) {

    private static final String HEAD = "head";
    private static final String TAIL = "tail";
    private static final String MAX_BYTES = "max_bytes";

    /** What a row of a table stands for with one text: none if the text has nothing of the kind, several for several places. */
    static List<SentLimits> of(Map<String, String> row, String text) {
        Optional<JsonNode> head = lines(row.get(HEAD), text);
        Optional<JsonNode> tail = lines(row.get(TAIL), text);
        if (given(row.get(HEAD)) != head.isPresent() || given(row.get(TAIL)) != tail.isPresent()) {
            return List.of();
        }
        if (!given(row.get(MAX_BYTES))) {
            return List.of(new SentLimits(head, tail, Optional.empty()));
        }
        CutLimits lines = new SentLimits(head, tail, Optional.empty()).limits();
        return Amounts.ofBytes(row.get(MAX_BYTES), text, lines).stream()
                .map(bytes -> new SentLimits(head, tail, Optional.of(bytes)))
                .toList();
    }

    /** The limits in a row in words. */
    static String words(Map<String, String> row) {
        List<String> given = new ArrayList<>();
        Stream.of(HEAD, TAIL, MAX_BYTES)
                .filter(name -> given(row.get(name)))
                .forEach(name -> given.add(name + " " + row.get(name)));
        return given.isEmpty() ? "no limit" : String.join(" and ", given);
    }

    /** Whether a tool has a parameter for each limit in a row. */
    static boolean names(Map<String, String> row, LimitNames names) {
        return (!given(row.get(HEAD)) || names.head().isPresent())
                && (!given(row.get(TAIL)) || names.tail().isPresent())
                && (!given(row.get(MAX_BYTES)) || names.maxBytes().isPresent());
    }

    private static Optional<JsonNode> lines(String cell, String text) {
        return given(cell) ? Amounts.ofLines(cell, text) : Optional.empty();
    }

    private static boolean given(String cell) {
        return cell != null && !cell.isBlank();
    }

    CutLimits limits() {
        return new CutLimits(
                head.flatMap(Amounts::whole), tail.flatMap(Amounts::whole), maxBytes.flatMap(Amounts::whole));
    }

    /** Whether a tool has the parameters. */
    boolean fits(LimitNames names) {
        return (head.isEmpty() || names.head().isPresent())
                && (tail.isEmpty() || names.tail().isPresent())
                && (maxBytes.isEmpty() || names.maxBytes().isPresent());
    }

    /** Other arguments together with the limits. */
    ObjectNode into(ObjectNode others, LimitNames names) {
        ObjectNode arguments = others.deepCopy();
        head.ifPresent(value -> arguments.set(names.head().orElseThrow(), value));
        tail.ifPresent(value -> arguments.set(names.tail().orElseThrow(), value));
        maxBytes.ifPresent(value -> arguments.set(names.maxBytes().orElseThrow(), value));
        return arguments;
    }

    /** The names of the parameters that are sent. */
    List<String> parameters(LimitNames names) {
        return Stream.of(
                        head.flatMap(sent -> names.head()),
                        tail.flatMap(sent -> names.tail()),
                        maxBytes.flatMap(sent -> names.maxBytes()))
                .flatMap(Optional::stream)
                .toList();
    }
}
