package org.contexttck.harness.wire.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.TransportFacts.Event;
import org.contexttck.harness.wire.TransportFacts.Response;

/** The event stream that answers one request; taken up again where it broke off if the server offers that. */
final class HttpStream {

    private final HttpExchange exchange;
    private final String call;
    private int events;

    HttpStream(HttpExchange exchange, String call) {
        this.exchange = exchange;
        this.call = call;
    }

    void read(HttpResponse<InputStream> first) throws IOException, InterruptedException {
        Optional<HttpResponse<InputStream>> next = Optional.of(first);
        for (int round = 0; next.isPresent(); round++) {
            HttpResponse<InputStream> response = next.get();
            SseParser parser = new SseParser(
                    exchange.limits().maxMessageBytes(), event -> arrived(event, exchange.facts(response)));
            Optional<IOException> torn = pump(response.body(), parser);
            next = exchange.waiting() ? exchange.resume(parser, round) : Optional.empty();
            if (next.isEmpty() && torn.isPresent() && exchange.waiting()) {
                throw torn.get();
            }
        }
        exchange.failed(
                Kind.UNANSWERED,
                events == 0
                        ? "the event stream ended without any message"
                        : "the event stream ended without the answer");
    }

    private static Optional<IOException> pump(InputStream body, SseParser parser) {
        byte[] chunk = new byte[8192];
        try (body) {
            for (int n = body.read(chunk); n >= 0; n = body.read(chunk)) {
                parser.feed(chunk, n);
            }
            parser.end();
            return Optional.empty();
        } catch (IOException torn) {
            parser.end();
            return Optional.of(torn);
        }
    }

    private void arrived(SseEvent event, Response response) {
        // Other event types are not for MCP, and an event with an id and no data only names a place to resume at.
        if (!event.type().equals("message") || event.size() == 0) {
            return;
        }
        events++;
        TransportFacts facts = TransportFacts.of(response.with(new Event(event.type(), event.id())));
        Frame frame = new Frame(event.data(), event.size(), facts, Optional.of(Kind.HTTP_BODY), Optional.of(call));
        exchange.inbox().arrived(frame);
        if (!event.whole()) {
            exchange.inbox().anomaly(Kind.HTTP_BODY, "the event stream ended inside an event");
        }
    }
}
