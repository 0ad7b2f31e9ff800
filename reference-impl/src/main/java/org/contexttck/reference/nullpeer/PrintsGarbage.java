package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Prints log lines and random bytes, about 50 lines a second, until nobody listens any more. */
final class PrintsGarbage implements NullPeer {

    private static final long PAUSE_MILLIS = 20;
    private static final int SEED = 72;

    @Override
    public void serve(BufferedReader in, Replies out) throws IOException, InterruptedException {
        Thread printer = new Thread(() -> print(out), "garbage");
        printer.setDaemon(true);
        printer.start();
        String line = in.readLine();
        while (line != null) {
            line = in.readLine();
        }
        printer.interrupt();
        printer.join();
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Http.body(exchange);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, 0);
        print(new Replies(exchange.getResponseBody()));
        exchange.close();
    }

    private static void print(Replies out) {
        Random random = new Random(SEED);
        try {
            for (long i = 0; !Thread.interrupted(); i++) {
                out.line(i % 2 == 0 ? log(i) : bytes(random));
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | InterruptedException e) {
            // nobody listens any more, which is how this ends
        }
    }

    private static byte[] log(long number) {
        return ("[info] worker " + number + " is doing something").getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[1 + random.nextInt(80)];
        random.nextBytes(bytes);
        return bytes;
    }
}
