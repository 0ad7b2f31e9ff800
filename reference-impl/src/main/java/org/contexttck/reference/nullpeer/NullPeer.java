package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.contexttck.reference.command.Lines;

/** Something that listens but is no server. */
interface NullPeer {

    /** What it says to a message, if anything. */
    Optional<String> answer(String message);

    /** Deals with a client on standard streams until the input ends, or earlier. */
    default void serve(BufferedReader in, OutputStream out) throws IOException, InterruptedException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Optional<String> answer = answer(line);
            if (answer.isPresent()) {
                Lines.send(out, answer.get());
            }
        }
    }

    /** Deals with one HTTP request; may leave it hanging. */
    default void handle(HttpExchange exchange) throws IOException {
        Optional<String> answer = answer(Http.body(exchange));
        Http.answer(exchange, answer.isPresent() ? 200 : 202, answer.orElse(""));
    }
}
