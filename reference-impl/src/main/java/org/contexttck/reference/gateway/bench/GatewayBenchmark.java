package org.contexttck.reference.gateway.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/**
 * Measures gateways side by side: messages of 1 KB delivered per second to 1, 10 and 100 participants, and the memory of
 * the process before and after 100,000 contexts. The sender waits when the slowest receiver is a thousand messages behind.
 *
 * <pre>
 * java -cp 'reference/*' org.contexttck.reference.gateway.bench.GatewayBenchmark [--seconds N] [NAME=URL | NAME=COMMAND ...]
 * </pre>
 *
 * <p>The reference gateway is always among them, as a process of its own. A command prints the address of its gateway
 * (a line with {@code ws://}) first; all have to speak mcpp-0.1. Rounds alternate between the gateways, so that what else
 * the machine does falls on all.
 */
public final class GatewayBenchmark {

    private static final int ROUNDS = 3;
    private static final int WINDOW = 1_000;
    private static final int BATCH = 10;
    private static final int CONTEXTS = 100_000;
    private static final List<Integer> SIZES = List.of(1, 10, 100);

    private final Duration time;

    private GatewayBenchmark(Duration time) {
        this.time = time;
    }

    /**
     * Measures and prints a table.
     *
     * @param arguments see above
     * @throws Exception if a gateway does not do its part
     */
    public static void main(String[] arguments) throws Exception {
        List<String> others = new ArrayList<>(List.of(arguments));
        Duration time = Duration.ofSeconds(3);
        if (others.size() > 1 && others.get(0).equals("--seconds")) {
            time = Duration.ofSeconds(Integer.parseInt(others.get(1)));
            others = others.subList(2, others.size());
        }
        List<Measured> gateways = new ArrayList<>(List.of(Measured.reference()));
        try {
            for (String other : others) {
                gateways.add(Measured.of(other));
            }
            new GatewayBenchmark(time).run(gateways);
        } finally {
            gateways.forEach(Measured::close);
        }
        System.exit(0);
    }

    private void run(List<Measured> gateways) throws IOException, InterruptedException {
        System.out.println("| gateway | to | delivered per second, best of " + ROUNDS + " |");
        System.out.println("| --- | ---: | ---: |");
        for (int size : SIZES) {
            double[] best = new double[gateways.size()];
            for (int round = 0; round <= ROUNDS; round++) {
                for (int i = 0; i < best.length; i++) {
                    double rate = rate(gateways.get(i), size);
                    // the first round warms up
                    best[i] = round == 0 ? 0 : Math.max(best[i], rate);
                }
            }
            for (int i = 0; i < best.length; i++) {
                System.out.printf(
                        Locale.ROOT, "| %s | %d | %,.0f |%n", gateways.get(i).name(), size, best[i]);
            }
        }
        System.out.println();
        System.out.println("| gateway | MiB before | MiB after " + CONTEXTS + " contexts |");
        System.out.println("| --- | ---: | ---: |");
        for (Measured gateway : gateways) {
            Optional<Long> before = gateway.residentMiB();
            contexts(gateway);
            System.out.printf("| %s | %s | %s |%n", gateway.name(), text(before), text(gateway.residentMiB()));
        }
    }

    private static String text(Optional<Long> number) {
        return number.map(Object::toString).orElse("unknown");
    }

    private double rate(Measured gateway, int size) throws IOException, InterruptedException {
        String room = UUID.randomUUID().toString();
        try (Audience audience = new Audience(gateway.address(), room, size);
                Line sender = new Line(gateway.address(), "speaker", room)) {
            String envelope = "{\"protocol\":\"mcpp/v0.1\",\"id\":\"m\",\"kind\":\"reflection\",\"context\":{\"id\":\""
                    + UUID.randomUUID() + "\",\"type\":\"reasoning\"},\"payload\":{\"thought\":\"%s\"}}";
            ByteBuffer frame = Line.frame(envelope.formatted("x".repeat(1024 - envelope.length())));
            ByteBuffer batch = ByteBuffer.allocateDirect(frame.remaining() * BATCH);
            for (int i = 0; i < BATCH; i++) {
                batch.put(frame.duplicate());
            }
            batch.flip();
            awaitPresence(audience);
            long before = audience.all();
            long leastBefore = audience.least();
            long start = System.nanoTime();
            long sent = 0;
            while (System.nanoTime() - start < time.toNanos()) {
                if (sent - (audience.least() - leastBefore) < WINDOW) {
                    sender.send(batch.duplicate());
                    sent += BATCH;
                } else {
                    Thread.onSpinWait();
                    Thread.sleep(0, 200_000);
                }
            }
            long delivered = audience.all() - before;
            double seconds = (System.nanoTime() - start) / 1e9;
            if (delivered > sent * size) {
                throw new IOException(gateway.name() + " delivered more than was sent");
            }
            return delivered / seconds;
        }
    }

    private void contexts(Measured gateway) throws IOException, InterruptedException {
        String room = UUID.randomUUID().toString();
        try (Audience audience = new Audience(gateway.address(), room, 1);
                Line sender = new Line(gateway.address(), "speaker", room)) {
            awaitPresence(audience);
            long before = audience.least();
            for (int i = 0; i < CONTEXTS; i++) {
                sender.send(Line.frame(
                        "{\"protocol\":\"mcpp/v0.1\",\"id\":\"m\",\"kind\":\"reflection\",\"context\":{\"id\":\""
                                + UUID.randomUUID() + "\"},\"payload\":0}"));
                while (i - (audience.least() - before) > WINDOW) {
                    Thread.sleep(1);
                }
            }
            long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (audience.least() - before < CONTEXTS) {
                if (System.nanoTime() > end) {
                    throw new IOException(gateway.name() + " lost messages");
                }
                Thread.sleep(5);
            }
        }
    }

    /** Waits until nothing more comes from joining. */
    private static void awaitPresence(Audience audience) throws InterruptedException {
        long last = -1;
        while (audience.all() != last || last == 0) {
            last = audience.all();
            Thread.sleep(100);
        }
    }
}
