package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;

/** Something that listens but is no server. */
interface NullPeer {

    /** Deals with a client on standard streams until the input ends, or earlier. */
    void serve(BufferedReader in, Replies out) throws IOException, InterruptedException;

    /** Deals with one HTTP request; may leave it hanging. */
    void handle(HttpExchange exchange) throws IOException, InterruptedException;
}
