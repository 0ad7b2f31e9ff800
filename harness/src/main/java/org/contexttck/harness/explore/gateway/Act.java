package org.contexttck.harness.explore.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.json.Json;

/** Something that happens in a room. */
sealed interface Act {

    /** In words. */
    String line();

    /** Somebody joins. */
    record Joins(String who) implements Act {

        @Override
        public String line() {
            return who + " joins";
        }
    }

    /** Somebody leaves. */
    record Leaves(String who) implements Act {

        @Override
        public String line() {
            return who + " leaves";
        }
    }

    /**
     * Somebody asks for messages of one context or type only, beside those in none (R30).
     *
     * @param what context or type
     */
    record Asks(String who, String what, String value) implements Act {

        @Override
        public String line() {
            return who + " asks for the " + what + " " + Json.write(Json.text(value)) + " only";
        }

        /** Whether it is to get what is in such a context, or in none. @param asked the value, filled in */
        boolean keeps(JsonNode context, String asked) {
            JsonNode its = context.path(what.equals("context") ? "id" : what);
            return !context.isObject() || its.isTextual() && its.textValue().equals(asked);
        }
    }

    /**
     * Somebody sends a message.
     *
     * @param members of the envelope, beside those that every one has; in all texts <code>{run}</code> stands for a text that is
     *     nowhere else, <code>{ann}</code> for the id of a participant, <code>{m1}</code> for the id of the first
     *     message, and <code>{long}</code> for 6,000 letters
     */
    record Says(String who, String kind, ObjectNode members) implements Act {

        @Override
        public String line() {
            return who + " sends " + kind + " " + Json.write(members);
        }
    }
}
