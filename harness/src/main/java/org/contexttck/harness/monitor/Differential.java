package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Difference;
import org.contexttck.json.Json;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.JsonEquality;

/**
 * What became of a result between the server and the client: what is not among the differences was preserved. An intermediary
 * may add and drop what belongs to MCP itself, as the revisions on its two sides demand (R15), and no more: {@code resultType}
 * where only one of them has it, members of {@code _meta} that are reserved for MCP, an {@code isError} that says false, an
 * empty {@code _meta}.
 */
public final class Differential {

    private static final String META = "_meta";
    private static final String CONTEXT = "context";
    private static final String HINTS = "contextHints";
    private static final String RESERVED = "io.modelcontextprotocol/";
    private static final String ERROR = "isError";
    private static final String KIND = "resultType";
    private static final String ANSWERED = "error";
    private static final String MESSAGE = "message";

    private final List<Difference> all;

    private Differential(List<Difference> all) {
        this.all = all;
    }

    /** A part of a result. */
    public enum Part {
        /** {@code _meta.context}. */
        CONTEXT,
        /** {@code _meta.contextHints}. */
        HINTS,
        /** All other members of {@code _meta}. */
        OTHER_META,
        /** All members but {@code _meta}. */
        DATA;

        boolean holds(String pointer) {
            return this == of(pointer);
        }

        private static Part of(String pointer) {
            if (!below(pointer, "/" + META)) {
                return DATA;
            } else if (below(pointer, "/" + META + "/" + Differential.CONTEXT)) {
                return CONTEXT;
            }
            return below(pointer, "/" + META + "/" + Differential.HINTS) ? HINTS : OTHER_META;
        }

        private static boolean below(String pointer, String place) {
            return pointer.equals(place) || pointer.startsWith(place + "/");
        }
    }

    /**
     * Compares.
     *
     * @param sent by the server behind, which speaks the revision {@code behind}
     * @param received by the client in front, which speaks the revision {@code front}
     * @param names what a tool is called in front, by its name behind
     */
    public static Differential between(
            ObjectNode sent, Revision behind, ObjectNode received, Revision front, UnaryOperator<String> names) {
        ObjectNode left = own(sent);
        ObjectNode right = own(received);
        if (behind.stateless() != front.stateless()) {
            left.remove(KIND);
            // One that says anything else than that the result is whole is nothing that a revision demands.
            if (right.path(KIND).asText().equals("complete") || right.path(KIND).equals(sent.path(KIND))) {
                right.remove(KIND);
            }
        }
        left.path(META).path(HINTS).forEach(hint -> rename(hint, names));
        return new Differential(JsonDiff.between(left, right));
    }

    /**
     * What of an error is lost or another where it arrives: the message may have words around it, and where the refusal arrives as
     * a result, only the message can be looked for.
     *
     * @param sent the server's answer, if it gave one
     * @param arrived what the client got for it, if anything
     */
    public static List<Difference> ofErrors(Optional<Message> sent, Optional<Message> arrived) {
        return sent.flatMap(Message::json)
                .map(answer -> answer.get(ANSWERED))
                .map(error -> ofErrors(error, arrived.flatMap(Message::json).orElseGet(Json::object)))
                .orElse(List.of());
    }

    private static List<Difference> ofErrors(JsonNode error, JsonNode arrived) {
        ObjectNode expected = Json.object();
        ObjectNode seen = Json.object();
        String message = error.path(MESSAGE).asText();
        JsonNode there = arrived.path(ANSWERED);
        String told = there.isObject()
                ? there.path(MESSAGE).asText()
                : arrived.path("result")
                        .path("content")
                        .findValuesAsText("text")
                        .toString();
        expected.put(MESSAGE, message);
        seen.put(MESSAGE, told.contains(message) ? message : told);
        if (there.isObject()) {
            for (String member : List.of("code", "data")) {
                Optional.ofNullable(error.get(member)).ifPresent(value -> {
                    expected.set(member, value);
                    Optional.ofNullable(there.get(member)).ifPresent(same -> seen.set(member, same));
                });
            }
        }
        return JsonDiff.between(expected, seen);
    }

    /** Every difference, rounded numbers included. */
    public List<Difference> all() {
        return List.copyOf(all);
    }

    /** The differences in a part, numbers compared as doubles. */
    public List<Difference> in(Part part) {
        return all.stream()
                .filter(one -> part.holds(one.pointer()) && !rounded(one))
                .toList();
    }

    /** Numbers that are the same as doubles but have lost digits. */
    public List<Difference> rounded() {
        return all.stream().filter(Differential::rounded).toList();
    }

    private static boolean rounded(Difference one) {
        Optional<JsonNode> left = one.left().filter(JsonNode::isNumber);
        Optional<JsonNode> right = one.right().filter(JsonNode::isNumber);
        return left.isPresent() && right.isPresent() && JsonEquality.equalAsDoubles(left.get(), right.get());
    }

    /** A result without what MCP itself may add to it, and with what it takes for granted. */
    private static ObjectNode own(ObjectNode result) {
        ObjectNode own = result.deepCopy();
        ObjectNode meta = own.path(META) instanceof ObjectNode given ? given : Json.object();
        meta.properties().removeIf(member -> member.getKey().startsWith(RESERVED));
        own.set(META, meta);
        if (!own.has(ERROR)) {
            own.put(ERROR, false);
        }
        return own;
    }

    private static void rename(JsonNode hint, UnaryOperator<String> names) {
        if (hint instanceof ObjectNode object) {
            for (String member : List.of("tool", "consumedBy")) {
                if (object.path(member).isTextual()) {
                    object.put(member, names.apply(object.get(member).textValue()));
                }
            }
        }
    }
}
