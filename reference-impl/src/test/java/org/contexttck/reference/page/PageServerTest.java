package org.contexttck.reference.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.client.Chat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageServerTest {

    private final HttpClient client = HttpClient.newHttpClient();
    private PageServer page;

    @BeforeEach
    void start() throws IOException {
        page = PageServer.start(0, Chat.showing(SampleConversation.with("15 records", "THE ORIGINAL")));
    }

    @AfterEach
    void end() {
        page.close();
    }

    @Test
    void theOriginalOfAClosedBlockIsNotInWhatTheBrowserGets() throws Exception {
        String closed = get("conversation").body();
        String opened = post("expand", "{\"callId\":\"t1\"}").body();
        String again = post("close", "{\"callId\":\"t1\"}").body();

        assertThat(closed).contains("15 records").doesNotContain("THE ORIGINAL");
        assertThat(opened).contains("THE ORIGINAL", "data:image/png;base64," + SampleConversation.PICTURE);
        assertThat(again).isEqualTo(closed);
    }

    @Test
    void badgesAreSentOnlyWithTheSettingOn() throws Exception {
        JsonNode off = new ObjectMapper().readTree(get("conversation").body());
        JsonNode on = new ObjectMapper()
                .readTree(post("settings", "{\"showHints\":true}").body());

        assertThat(off.path("showHints").asBoolean()).isFalse();
        assertThat(off.findValues("badges")).allMatch(JsonNode::isEmpty);
        assertThat(on.findValues("badges").toString())
                .isEqualTo("[[], [{\"name\":\"collapsed\",\"colour\":\"gray\"}],"
                        + " [{\"name\":\"consumed\",\"colour\":\"green\"}],"
                        + " [{\"name\":\"transient\",\"colour\":\"amber\"}]]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "expand    | {}                | callId is missing",
                "say       | {\"text\":\" \"}  | text is missing",
                "say       | {\"text\":\"hi\"} | this conversation is only shown",
                "elsewhere | {}                | there is no /elsewhere",
            })
    void saysInOneLineWhatCannotBeDone(String path, String body, String line) throws Exception {
        HttpResponse<String> answer = post(path, body);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).isEqualTo(line + "\n");
    }

    @Test
    void bodiesThatAreNoJsonAreRefused() throws Exception {
        assertThat(post("expand", "callId=t1").statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Host: evil.example", "Host: 127.0.0.1:PORT\r\nOrigin: http://evil.example"})
    void pagesFromElsewhereAreTurnedAway(String headers) throws Exception {
        String port = String.valueOf(page.address().getPort());
        try (Socket socket = new Socket("127.0.0.1", page.address().getPort())) {
            socket.getOutputStream()
                    .write(("GET /conversation HTTP/1.1\r\n" + headers.replace("PORT", port)
                                    + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

            assertThat(answer).startsWith("HTTP/1.1 403").doesNotContain("records");
        }
    }

    @Test
    void whatIsServedMayLoadNothingFromElsewhere() throws Exception {
        HttpResponse<String> shell = get("");

        assertThat(shell.headers().firstValue("Content-Security-Policy"))
                .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'"));
        assertThat(shell.body()).doesNotContain("http://", "https://");
        assertThat(get("page.js").statusCode()).isEqualTo(200);
        assertThat(get("no-such-file").statusCode()).isEqualTo(404);
    }

    @Test
    void theCommandSaysWhereAndEndsWithItsInput() throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        int code = PageCommand.run(List.of("--port", "0"), Map.of(), new ByteArrayInputStream(new byte[0]), out);

        assertThat(code).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).matches("listening on http://127\\.0\\.0\\.1:[0-9]+/\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"65536", "-1", "", "http"})
    void aPortThatIsNoneIsNamed(String port) {
        assertThatThrownBy(() -> PageCommand.run(
                        List.of("--port", port),
                        Map.of(),
                        new ByteArrayInputStream(new byte[0]),
                        new ByteArrayOutputStream()))
                .hasMessage("--port needs a whole number from 0 to 65535, not " + port);
    }

    private HttpResponse<String> get(String path) throws Exception {
        return client.send(HttpRequest.newBuilder(at(path)).build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(at(path))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }

    private URI at(String path) {
        return page.address().resolve(path);
    }
}
