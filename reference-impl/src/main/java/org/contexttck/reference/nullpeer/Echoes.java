package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;

/** Sends back what it gets. */
final class Echoes implements NullPeer {

    @Override
    public void serve(BufferedReader in, Replies out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            out.line(line);
            line = in.readLine();
        }
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Http.answer(exchange, 200, Http.body(exchange));
    }
}
