package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** A driver that has an error for every request. */
final class RefusesEverything implements NullPeer {

    @Override
    public void serve(BufferedReader in, Replies out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            Optional<String> id = RequestId.of(line);
            if (id.isPresent()) {
                out.line("{\"re\":" + id.get() + ",\"error\":\"not today\"}");
            }
            line = in.readLine();
        }
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Http.body(exchange);
        Http.answer(exchange, 200, "{\"error\":\"not today\"}");
    }
}
