package org.contexttck.reference.nullpeer;

import com.sun.net.httpserver.HttpExchange;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/** Prints log lines and random bytes, about 50 lines a second, until nobody listens any more. */
final class PrintsGarbage implements NullPeer {

    private static final long PAUSE_MILLIS = 20;
    private static final int SEED = 72;

    @Override
    public Optional<String> answer(String message) {
        return Optional.empty();
    }

    @Override
    public void serve(BufferedReader in, OutputStream out) throws IOException, InterruptedException {
        Thread printer = new Thread(() -> print(out), "garbage");
        printer.setDaemon(true);
        printer.start();
        in.transferTo(Writer.nullWriter());
        printer.interrupt();
        printer.join();
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Http.body(exchange);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, 0);
        print(exchange.getResponseBody());
        exchange.close();
    }

    private static void print(OutputStream out) {
        Random random = new Random(SEED);
        try {
            for (long i = 0; !Thread.interrupted(); i++) {
                out.write(i % 2 == 0 ? log(i) : bytes(random));
                out.flush();
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | InterruptedException e) {
            // nobody listens any more, which is how this ends
        }
    }

    private static byte[] log(long number) {
        return ("[info] worker " + number + " is doing something\n").getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[1 + random.nextInt(80)];
        random.nextBytes(bytes);
        byte[] line = Arrays.copyOf(bytes, bytes.length + 1);
        line[bytes.length] = '\n';
        return line;
    }
}
