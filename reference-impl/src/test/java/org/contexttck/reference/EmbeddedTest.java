package org.contexttck.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.contexttck.reference.nullpeer.NullPeers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmbeddedTest {

    private static final String OPENING =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}\n"
                    + "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}\n";
    private static final String STORE = "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":"
            + "{\"name\":\"store_analysis_memory\",\"arguments\":{\"finding\":\"x\"}}}\n";
    private static final String UNKNOWN = "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":"
            + "{\"name\":\"no_such_tool\",\"arguments\":{}}}\n";

    private static final int STARTS = 200;
    private static final long MOST_BYTES_PER_START = 20_000;

    private record Ended(int code, String out, String err) {}

    @Test
    void answersUntilTheInputEnds() {
        Ended ended = run(OPENING + STORE, "server");

        assertThat(ended.code()).isZero();
        assertThat(ended.out().lines()).hasSize(2);
        assertThat(ended.out()).contains("\"consumed\":true");
        assertThat(ended.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "server --variant nohints # 2 # unknown variant nohints; the command variants lists them",
                "server --http 0 --variant NoHints # 2 # --variant works on standard streams only; leave out --http",
                "server --http -1        # 2 # --http needs a whole number from 0 to 65535, not -1",
                "server --http 65536     # 2 # --http needs a whole number from 0 to 65535, not 65536",
                "server --htpp 1         # 2 # unknown option --htpp; usage: SERVER",
                "server --database       # 2 # --database needs a value; usage: SERVER",
                "server twice            # 2 # unknown option twice; usage: SERVER",
                "null-peer Nobody        # 2 # unknown null peer Nobody; known: PEERS",
                "serve                   # 2 # USAGE",
            },
            ignoreLeadingAndTrailingWhitespace = true,
            maxCharsPerColumn = 400,
            quoteCharacter = '`')
    void complainsAsAProcessDoes(String arguments, int code, String complaint) {
        String line = complaint
                .replace("USAGE", Embedded.USAGE)
                .replace("SERVER", Embedded.SERVER_USAGE)
                .replace("PEERS", String.join(", ", NullPeers.names()));

        assertThat(run("", arguments.split(" "))).isEqualTo(new Ended(code, "", line + "\n"));
    }

    @Test
    void anHttpServerEndsWithItsThread() throws Exception {
        PipedOutputStream out = new PipedOutputStream();
        BufferedReader said = new BufferedReader(new InputStreamReader(new PipedInputStream(out)));
        CompletableFuture<Integer> code = new CompletableFuture<>();
        Thread thread = new Thread(() -> code.complete(Embedded.run(
                List.of("server", "--http", "0"), Map.of(), input(""), out, OutputStream.nullOutputStream())));
        thread.start();
        assertThat(said.readLine()).matches("listening on http://127\\.0\\.0\\.1:[0-9]+/mcp");

        thread.interrupt();

        assertThat(code.join()).isEqualTo(1);
    }

    @Test
    void aStreamThatBreaksIsAFailure() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream torn = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("torn");
            }
        };

        int code = Embedded.run(List.of("null-peer", "Echoes"), Map.of(), input("x\n"), torn, err);

        assertThat(code).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("failed: java.io.IOException: torn\n");
    }

    @Test
    void whatEndsOneEndsNoOther() throws Exception {
        PipedOutputStream toOther = new PipedOutputStream();
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(toOther, 1 << 16);
        BufferedReader fromOther =
                new BufferedReader(new InputStreamReader(new PipedInputStream(out, 1 << 16), StandardCharsets.UTF_8));
        CompletableFuture<Integer> other = CompletableFuture.supplyAsync(
                () -> Embedded.run(List.of("server"), Map.of(), in, out, OutputStream.nullOutputStream()));
        say(toOther, OPENING);
        assertThat(fromOther.readLine()).contains("\"protocolVersion\"");

        assertThat(run(OPENING + UNKNOWN, "server", "--variant", "ExitsOnUnknownTool")
                        .code())
                .isEqualTo(1);

        say(toOther, STORE);
        assertThat(fromOther.readLine()).contains("\"consumed\":true");
        toOther.close();
        assertThat(other.join()).isZero();
    }

    @Test
    void anInterruptEndsItAndIsNotLost() throws Exception {
        PipedOutputStream silent = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(silent);
        CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
        Thread thread = new Thread(() -> {
            Embedded.run(List.of("server"), Map.of(), in, new ByteArrayOutputStream(), new ByteArrayOutputStream());
            interrupted.complete(Thread.interrupted());
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING) {
            Thread.sleep(5);
        }
        thread.interrupt();

        assertThat(interrupted.join()).isTrue();
        silent.close();
    }

    @Test
    void twoHundredStartsLeaveNothingBehind() throws Exception {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream leaked = new ByteArrayOutputStream();
        System.setOut(new PrintStream(leaked, true));
        System.setErr(new PrintStream(leaked, true));
        try {
            start(40);
            Set<Thread> before = ownThreads();
            long used = usedHeap();

            start(STARTS);

            for (int tries = 0; tries < 200 && !before.containsAll(ownThreads()); tries++) {
                Thread.sleep(10);
            }
            Set<Thread> more = ownThreads();
            more.removeAll(before);
            assertThat(more).isEmpty();
            assertThat(usedHeap() - used).isLessThan(STARTS * MOST_BYTES_PER_START);
            assertThat(leaked.toString(StandardCharsets.UTF_8)).isEmpty();
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static void start(int times) {
        List<CompletableFuture<Ended>> runs = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            String[] arguments =
                    i % 2 == 0 ? new String[] {"server"} : new String[] {"server", "--variant", "ExitsOnUnknownTool"};
            runs.add(CompletableFuture.supplyAsync(() -> run(OPENING + STORE + UNKNOWN, arguments)));
        }
        for (int i = 0; i < times; i++) {
            assertThat(runs.get(i).join().code()).isEqualTo(i % 2);
        }
    }

    /** All but those that the virtual machine and Reactor share between servers, and the pool of this test. */
    private static Set<Thread> ownThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getThreadGroup() != null)
                .filter(thread -> !thread.getThreadGroup().getName().equals("system"))
                .filter(thread -> !thread.getName().matches("(boundedElastic|parallel|ForkJoinPool).*"))
                .collect(Collectors.toSet());
    }

    private static long usedHeap() throws InterruptedException {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            System.gc();
            Thread.sleep(20);
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    private static Ended run(String said, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Embedded.run(List.of(arguments), Map.of(), input(said), out, err);
        return new Ended(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    private static InputStream input(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void say(OutputStream to, String text) throws IOException {
        to.write(text.getBytes(StandardCharsets.UTF_8));
        to.flush();
    }
}
