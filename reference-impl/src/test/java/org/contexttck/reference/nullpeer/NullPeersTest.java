package org.contexttck.reference.nullpeer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NullPeersTest {

    private static final String REQUEST =
            "{\"jsonrpc\":\"2.0\",\"params\":{\"id\":5,\"x\":[{\"id\":6}]},\"method\":\"initialize\",\"id\":\"a}b\"}";
    private static final String NOTIFICATION = "{\"jsonrpc\":\"2.0\",\"method\":\"x\",\"params\":{\"id\":5}}";
    private static final String ERROR =
            "{\"jsonrpc\":\"2.0\",\"id\":\"a}b\",\"error\":{\"code\":-32603,\"message\":\"not today\"}}";

    @Test
    void thereAreTen() {
        assertThat(NullPeers.names())
                .containsExactly(
                        "AgreesToEverything",
                        "ClosesAtOnce",
                        "Echoes",
                        "EmptyResults",
                        "ErrorsEverything",
                        "Http400",
                        "NeverAnswers",
                        "NeverAsksTheModel",
                        "NeverCallsTools",
                        "NoTools",
                        "PrintsGarbage",
                        "RefusesEverything");
    }

    @Test
    void clientsAndDrivers() throws Exception {
        String said = "{\"id\":1,\"do\":\"hello\",\"protocol\":1}\n{\"id\":2,\"do\":\"prompt\"}\n";
        assertThat(answers("AgreesToEverything", said)).isEqualTo("{\"re\":1}\n{\"re\":2}\n");
        assertThat(answers("RefusesEverything", said))
                .isEqualTo("{\"re\":1,\"error\":\"not today\"}\n{\"re\":2,\"error\":\"not today\"}\n");
        assertThat(answers("NeverAsksTheModel", said)).isEmpty();
        assertThat(answers("NeverCallsTools", said)).isEmpty();
    }

    @Test
    void asksTheModelOnceAndCallsNoTool() throws Exception {
        List<String> asked = new CopyOnWriteArrayList<>();
        HttpServer model = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        model.createContext("/v1/chat/completions", exchange -> {
            asked.add(Http.body(exchange));
            Http.answer(exchange, 200, "{\"choices\":[{\"message\":{\"tool_calls\":[{\"id\":\"c1\"}]}}]}");
        });
        model.start();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            URI url = URI.create("http://127.0.0.1:" + model.getAddress().getPort() + "/v1");
            NullPeers.serve("NeverCallsTools", Optional.of(url), InputStream.nullInputStream(), out);
        } finally {
            model.stop(0);
        }
        assertThat(asked).singleElement().asString().contains("\"name\":\"search_records\"");
        assertThat(out).hasToString("thank you\n");
    }

    @Test
    void overStreams() throws Exception {
        String said = REQUEST + "\n" + NOTIFICATION + "\n";
        assertThat(answers("NeverAnswers", said)).isEmpty();
        assertThat(answers("ClosesAtOnce", said)).isEmpty();
        assertThat(answers("Echoes", said)).isEqualTo(said);
        assertThat(answers("ErrorsEverything", said)).isEqualTo(ERROR + "\n");
        assertThat(answers("Http400", said)).isEqualTo("HTTP/1.1 400 Bad Request\n".repeat(2));
    }

    @Test
    void closesAtOnceDoesNotEvenRead() throws Exception {
        ByteArrayInputStream in = new ByteArrayInputStream("x\n".getBytes(StandardCharsets.UTF_8));
        assertThat(NullPeers.serve("ClosesAtOnce", Optional.empty(), in, new ByteArrayOutputStream()))
                .isZero();
        assertThat(in.available()).isEqualTo(2);
    }

    @Test
    void garbageFlowsUntilTheInputEnds() throws Exception {
        PipedOutputStream toPeer = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(toPeer);
        PipedOutputStream out = new PipedOutputStream();
        PipedInputStream fromPeer = new PipedInputStream(out);
        CompletableFuture<Integer> exit = CompletableFuture.supplyAsync(() -> {
            try {
                return NullPeers.serve("PrintsGarbage", Optional.empty(), in, out);
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        byte[] start = fromPeer.readNBytes(200);
        assertThat(new String(start, StandardCharsets.ISO_8859_1)).startsWith("[info] worker 0 is doing something\n");
        toPeer.close();
        assertThat(exit.join()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"Echoes|200|" + REQUEST, "ErrorsEverything|200|" + ERROR, "Http400|400|{\"error\":\"bad request\"}"
            })
    void overHttp(String name, int status, String body) throws Exception {
        HttpResponse<String> response = post(name, REQUEST);
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(response.body()).isEqualTo(body);
    }

    @Test
    void errorsEverythingAcceptsNotificationsOverHttp() throws Exception {
        assertThat(post("ErrorsEverything", NOTIFICATION).statusCode()).isEqualTo(202);
    }

    @Test
    void someNeverAnswerOverHttp() {
        assertThatThrownBy(() -> post("NeverAnswers", REQUEST)).isInstanceOf(HttpTimeoutException.class);
        assertThatThrownBy(() -> post("ClosesAtOnce", REQUEST))
                .isInstanceOf(IOException.class)
                .isNotInstanceOf(HttpTimeoutException.class);
    }

    private static String answers(String name, String said) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        NullPeers.serve(name, Optional.empty(), new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static HttpResponse<String> post(String name, String body) throws Exception {
        HttpServer server = NullPeers.start(name, 0);
        HttpRequest request = HttpRequest.newBuilder(NullPeers.address(server))
                .timeout(Duration.ofMillis(name.equals("NeverAnswers") ? 300 : 10_000))
                .POST(BodyPublishers.ofString(body))
                .build();
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .build()
                .send(request, BodyHandlers.ofString());
    }
}
