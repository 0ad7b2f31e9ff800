package org.contexttck.harness.spark;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Oddity;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;

/** Entries of recordings as rows, so that Spark can sort them: by session, and in a session as they were recorded. */
final class EntryRow {

    /** Names the session, and where in its recording the trace begins that it is part of. */
    static final String SESSION = "session";

    /** Counts from 1 in all that was read together. */
    static final String PLACE = "place";

    static final StructType SCHEMA = new StructType()
            .add(SESSION, DataTypes.StringType)
            .add(PLACE, DataTypes.LongType)
            .add("header", DataTypes.StringType)
            .add("about", DataTypes.StringType)
            .add("text", DataTypes.StringType);

    private static final int HEADER = 2;
    private static final int ABOUT = 3;
    private static final int TEXT = 4;

    /** A wrapped message may be nested as deep as its wrapper lets it. */
    private static final int DEPTH = Limits.defaults().maxDepth() + 2;

    private EntryRow() {}

    /** @param header the line that the entry stands behind; empty text if there is none */
    static Row of(String session, long place, String header, TraceEntry entry) {
        ObjectNode about = Json.object();
        String text = "";
        if (entry instanceof TraceEntry.Said said) {
            Message message = said.observed().message();
            text = message.raw();
            about.put("channel", said.observed().channel().text());
            about.put("transcript", said.observed().transcript());
            about.put("line", message.order());
            about.put("received", message.direction() == Direction.FROM_TARGET);
            about.put("json", message.json().isPresent());
            about.put("watched", said.watched());
            message.transport().texts().forEach(about.putObject("facts")::put);
        } else if (entry instanceof TraceEntry.Odd odd) {
            Anomaly anomaly = odd.oddity().anomaly();
            text = anomaly.line();
            about.put("channel", odd.oddity().channel().text());
            about.put("transcript", odd.oddity().transcript());
            about.put("line", anomaly.order());
            about.put("odd", true);
        } else if (entry instanceof TraceEntry.Unread unread) {
            text = unread.reason();
            about.put("transcript", unread.recording());
            about.put("line", unread.line());
        }
        return RowFactory.create(session, place, header, Json.write(about), text);
    }

    /** The header as a row holds it. */
    static String header(TraceEntry.Header header) {
        ObjectNode text = Json.object().put("recording", header.recording()).put("line", header.line());
        text.set("said", header.said());
        return Json.write(text);
    }

    /** The line that says what the trace is that a row belongs to. */
    static Optional<TraceEntry.Header> header(Row row) {
        String text = row.getString(HEADER);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        JsonNode header = Json.parse(text);
        return Optional.of(new TraceEntry.Header(
                header.path("recording").asText(), header.path("line").asLong(), header.get("said")));
    }

    /** The entry that a row was made of. */
    static TraceEntry entry(Row row) {
        JsonNode about = Json.parse(row.getString(ABOUT));
        String text = row.getString(TEXT);
        String transcript = about.path("transcript").asText();
        long line = about.path("line").asLong();
        if (!about.has("channel")) {
            return transcript.isEmpty() ? header(row).orElseThrow() : new TraceEntry.Unread(transcript, line, text);
        }
        Channel channel = Channel.read(about.path("channel").asText()).orElseThrow();
        String session = channel.session();
        if (about.has("odd")) {
            return new TraceEntry.Odd(
                    session,
                    new Oddity(channel, transcript, Anomaly.read(text, line).orElseThrow()));
        }
        Map<String, String> facts = new HashMap<>();
        about.path("facts")
                .properties()
                .forEach(fact -> facts.put(fact.getKey(), fact.getValue().asText()));
        Message message = Message.read(
                line,
                about.path("received").asBoolean() ? Direction.FROM_TARGET : Direction.TO_TARGET,
                text,
                TransportFacts.of(facts),
                0,
                about.path("json").asBoolean() ? DEPTH : 0);
        return new TraceEntry.Said(
                session,
                new Observed(channel, transcript, message),
                about.path("watched").asBoolean());
    }
}
