package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** Answers every request with a proper JSON-RPC error, {@code initialize} included. */
final class ErrorsEverything implements NullPeer {

    @Override
    public void serve(BufferedReader in, Replies out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            Optional<String> id = RequestId.of(line);
            if (id.isPresent()) {
                out.line(error(id.get()));
            }
            line = in.readLine();
        }
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Optional<String> id = RequestId.of(Http.body(exchange));
        Http.answer(
                exchange,
                id.isPresent() ? 200 : 202,
                id.map(ErrorsEverything::error).orElse(""));
    }

    private static String error(String id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"error\":{\"code\":-32603,\"message\":\"not today\"}}";
    }
}
