package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;

/** Answers every HTTP request with status 400; on standard streams, where there is no status, it says so in every line. */
final class Http400 implements NullPeer {

    @Override
    public void serve(BufferedReader in, Replies out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            out.line("HTTP/1.1 400 Bad Request");
            line = in.readLine();
        }
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Http.body(exchange);
        Http.answer(exchange, 400, "{\"error\":\"bad request\"}");
    }
}
