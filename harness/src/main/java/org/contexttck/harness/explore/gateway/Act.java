package org.contexttck.harness.explore.gateway;

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
