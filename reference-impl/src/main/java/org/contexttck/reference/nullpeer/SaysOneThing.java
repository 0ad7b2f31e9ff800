package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/**
 * A driver with the same answer to every request, and nothing done.
 *
 * @param members what the answer holds beside the number of the request; may be empty
 */
record SaysOneThing(String members) implements NullPeer {

    @Override
    public void serve(BufferedReader in, Replies out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            Optional<String> id = RequestId.of(line);
            if (id.isPresent()) {
                out.line("{\"re\":" + id.get() + (members.isEmpty() ? "" : "," + members) + "}");
            }
            line = in.readLine();
        }
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Http.body(exchange);
        Http.answer(exchange, 200, "{" + members + "}");
    }
}
