package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;

/** Is gone before anything is said; over HTTP it closes each connection without an answer. */
final class ClosesAtOnce implements NullPeer {

    @Override
    public void serve(BufferedReader in, Replies out) {}

    @Override
    public void handle(HttpExchange exchange) {
        exchange.close();
    }
}
