package org.contexttck.harness.explore.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.json.Json;

/** Something that happens to a participant, or that it is asked for through its driver. */
sealed interface HistoryAct {

    /** In words. */
    String line();

    /** It forgets everything and is somebody new. */
    record Begins(String name) implements HistoryAct {

        @Override
        public String line() {
            return "it begins anew as " + name;
        }
    }

    /** Messages arrive, several at once or one. */
    record Arrives(List<Arriving> messages) implements HistoryAct {

        public Arrives {
            messages = List.copyOf(messages);
        }

        @Override
        public String line() {
            return (messages.size() > 1 ? "at once: " : "")
                    + messages.stream().map(Arriving::line).collect(Collectors.joining(" | "));
        }
    }

    /** A message that arrives. */
    sealed interface Arriving {

        /** In words. */
        String line();
    }

    /**
     * A message of anybody.
     *
     * @param id its own, or <code>{s1}</code> for that of the first message that the participant has sent
     * @param members of the envelope, beside those that every one has; in all texts <code>{s1}</code> as above, <code>{long}</code>
     *     for 300 letters, and
     *     <code>{a}</code> for the id of the context that the participant has opened as a
     */
    record Said(String from, String id, String kind, ObjectNode members) implements Arriving {

        @Override
        public String line() {
            return from + " sends " + id + ": " + kind + " " + Json.write(members);
        }
    }

    /** A message of its own comes back. @param number of the message, from 1 in the order in which it has sent them */
    record ComesBack(int number) implements Arriving {

        @Override
        public String line() {
            return "its own s" + number + " comes back";
        }
    }

    /** It opens a context. */
    record Opens(String as, Optional<String> type, Optional<String> within) implements HistoryAct {

        @Override
        public String line() {
            return "it opens the context " + as
                    + type.map(it -> " of the type " + Json.write(Json.text(it)))
                            .orElse("")
                    + within.map(it -> " inside " + it).orElse("");
        }

        ObjectNode request() {
            ObjectNode request = Json.object().put("as", as);
            type.ifPresent(it -> request.put("type", it));
            within.ifPresent(it -> request.put("within", it));
            return request;
        }
    }

    /** It sends a message. @param number from 1 */
    record Sends(int number, ObjectNode request) implements HistoryAct {

        @Override
        public String line() {
            return "it sends s" + number + ": " + request.path("kind").asText() + " "
                    + Json.write(request.path("payload"))
                    + (request.has("in") ? " in " + request.path("in").asText() : "");
        }
    }

    /** Time passes. @param halves of the idle time */
    record Passes(int halves) implements HistoryAct {

        @Override
        public String line() {
            return halves == 1 ? "half the idle time passes" : "the idle time passes";
        }
    }

    /** Its history is looked at through a filter. */
    record Filters(ObjectNode request) implements HistoryAct {

        @Override
        public String line() {
            return "the filter " + HistoryFilter.named(request);
        }
    }

    /** Its contexts are looked at. */
    record Shows() implements HistoryAct {

        @Override
        public String line() {
            return "its contexts";
        }
    }
}
