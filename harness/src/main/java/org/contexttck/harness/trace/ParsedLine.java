package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.JsonNote;

/** What one line of a recording says by itself, before anybody knows what stood before it. */
sealed interface ParsedLine {

    /** The number of the line, from 1. */
    long line();

    /** What sort of message it is. */
    enum Form {
        /** A JSON-RPC message. */
        JSON_RPC,
        /** An MCPP envelope. */
        ENVELOPE,
        /** The body of a request to a model service. */
        MODEL_REQUEST,
        /** The body of what a model service answered. */
        MODEL_ANSWER
    }

    /**
     * What a line says about a message beside the message.
     *
     * @param session names the conversation that it belongs to; empty if nothing does
     * @param party the participant, or the server; empty if there is only one
     * @param label which way it went, in whatever words; empty if nothing says so
     * @param place {@code front} or {@code behind} where it was seen at an intermediary; else empty
     */
    record Tags(String session, String party, String label, String place) {
        static final Tags NONE = new Tags("", "", "", "");
    }

    /**
     * A message.
     *
     * @param raw its text
     * @param notes what is odd about the text
     * @param facts of the carrier, as {@link org.contexttck.harness.wire.Message} has them
     */
    record Said(
            long line, Form form, Tags tags, String raw, JsonNode json, List<JsonNote> notes, Map<String, String> facts)
            implements ParsedLine {}

    /** Something that stood where a message belongs. @param raw what is shown of it */
    record Stray(long line, Tags tags, String raw, List<Anomaly> faults) implements ParsedLine {}

    /**
     * A line of one of the kit's transcripts.
     *
     * @param said the line as an object
     * @param message that it holds, if it is about one
     */
    record Transcribed(long line, JsonNode said, Optional<Message> message) implements ParsedLine {}

    /** The first line of a trace that says what it is. */
    record Header(long line, JsonNode said) implements ParsedLine {}

    /** A line that could not be read as anything. @param reason in one line */
    record Unread(long line, String reason) implements ParsedLine {}
}
