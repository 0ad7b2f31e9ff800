package org.contexttck.reference.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

/**
 * Which messages a participant wants to get.
 *
 * @param mode what the ids and types are for
 * @param ids of contexts, compared by code point
 * @param types of contexts, compared by code point
 * @param main whether messages without context are wanted
 */
public record Filter(Mode mode, Set<String> ids, Set<String> types, boolean main) {

    /** What a filter does with the contexts it names. */
    public enum Mode {
        /** They do not come. */
        HIDE,
        /** Only they come. */
        KEEP
    }

    /** Lets everything through. */
    public static final Filter NONE = new Filter(Mode.HIDE, Set.of(), Set.of(), true);

    private static final Set<String> MEMBERS = Set.of("hide", "keep", "main");
    private static final Set<String> NAMES = Set.of("ids", "types");

    /**
     * Reads the payload of a request.
     *
     * @throws Refused if it is not as binding.md says
     */
    static Filter of(JsonNode payload) throws Refused {
        require(payload.isObject(), "the payload is no object");
        for (Iterator<String> names = payload.fieldNames(); names.hasNext(); ) {
            require(MEMBERS.contains(names.next()), "only hide or keep, and main, have a meaning here");
        }
        require(!(payload.has("hide") && payload.has("keep")), "hide and keep exclude each other");
        JsonNode main = payload.path("main");
        require(main.isMissingNode() || main.isBoolean(), "main is true or false");
        Mode mode = payload.has("keep") ? Mode.KEEP : Mode.HIDE;
        JsonNode what = payload.has("keep") ? payload.get("keep") : payload.path("hide");
        require(what.isMissingNode() || what.isObject(), "hide and keep are objects");
        for (Iterator<String> names = what.fieldNames(); names.hasNext(); ) {
            require(NAMES.contains(names.next()), "only ids and types have a meaning in hide and keep");
        }
        return new Filter(mode, texts(what.path("ids")), texts(what.path("types")), main.asBoolean(true));
    }

    private static Set<String> texts(JsonNode list) throws Refused {
        require(list.isMissingNode() || list.isArray(), "ids and types are lists");
        Set<String> texts = new HashSet<>();
        for (JsonNode item : list) {
            require(item.isTextual(), "ids and types are lists of texts");
            texts.add(item.textValue());
        }
        return Set.copyOf(texts);
    }

    private static void require(boolean right, String message) throws Refused {
        if (!right) {
            throw new Refused(Code.BAD_FILTER, message);
        }
    }

    /** Whether a message is wanted. */
    public boolean passes(Envelope envelope) {
        return envelope.context()
                .map(context -> named(context) == (mode == Mode.KEEP))
                .orElse(main);
    }

    private boolean named(ContextHead context) {
        return ids.contains(context.id()) || context.type().map(types::contains).orElse(false);
    }
}
