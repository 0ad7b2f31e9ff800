package org.contexttck.harness.target.participant;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.target.gateway.GatewayJoin;
import org.contexttck.harness.target.shared.TemplateVariables;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** The participant under test, live in a room of the kit's own gateway. One for each scenario. */
public interface LiveParticipant extends AutoCloseable {

    /** Sends it an envelope, of which {@code id}, {@code ts}, {@code protocol} and {@code from} are the kit's. */
    void say(ObjectNode envelope);

    /** What makes it reason, as the profile writes it; empty if it does so unasked. */
    Optional<ObjectNode> asked();

    /** The envelope upon which it reasons, with an id of its own; empty if it does so unasked. */
    default Optional<ObjectNode> question(String id) {
        return asked().map(ask -> {
            ObjectNode envelope = Json.object().put("protocol", "mcpp/v0.1").put("id", id);
            envelope.put("ts", "2025-08-31T12:00:00.000Z").put("from", "kit");
            envelope.setAll(GatewayJoin.filled(
                    ask, text -> TemplateVariables.none().with("id", id).text(text)));
            return envelope;
        });
    }

    /** What it has sent so far, in order. */
    List<KitGateway.Received> received();

    /**
     * What came of waiting.
     *
     * @param unclear says what was seen where nothing shows that it could have come; else empty
     */
    record Waited(boolean came, String unclear) {

        static final Waited CAME = new Waited(true, "");
    }

    /** Waits until it has sent more than so many messages; one that is stopped or at work meanwhile gets the same time again. */
    Waited awaitMoreThan(int count) throws InterruptedException;

    /** Waits until it has been quiet for a while. */
    void awaitQuiet(Duration quiet) throws InterruptedException;

    /** Whether it is still in the room. */
    boolean joined();

    /** The file of its messages, relative to the report folder. */
    String transcript();

    /** The last messages of its connection as evidence. */
    List<Excerpt> lastExchange();

    @Override
    void close();
}
