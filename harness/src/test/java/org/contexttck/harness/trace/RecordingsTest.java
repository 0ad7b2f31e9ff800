package org.contexttck.harness.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.wire.Direction;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read of each kind of recording: line, channel, party, who sent it, and the message. */
class RecordingsTest {

    private static final String CALL =
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"x\"}}";
    private static final String RESULT = "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}";
    private static final String LOG =
            "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{\"level\":\"info\",\"data\":1}}";

    @Test
    void ofBareMessagesWhoSentThemIsFoundOut() throws Exception {
        assertThat(said(
                        CALL,
                        RESULT,
                        LOG,
                        "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"roots/list\"}",
                        "{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}"))
                .containsExactly(
                        "1 SERVER to " + CALL,
                        "1 CLIENT from " + CALL,
                        "2 SERVER from " + RESULT,
                        "2 CLIENT to " + RESULT,
                        "3 SERVER from " + LOG,
                        "3 CLIENT to " + LOG,
                        "4 SERVER from {\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"roots/list\"}",
                        "4 CLIENT to {\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"roots/list\"}",
                        "5 SERVER to {\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}",
                        "5 CLIENT from {\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}");
    }

    @ParameterizedTest
    @CsvSource({
        "client-to-server, server-to-client",
        "client -> server, server -> client",
        "c2s, s2c",
        "stdin, stdout",
        "sent, received",
        "in, out", // of a recorder that stands at the server
        "outgoing, incoming"
    })
    void recordersSayTheDirectionInManyWays(String there, String back) throws Exception {
        assertThat(said(wrapped(there, CALL), wrapped(back, RESULT)))
                .filteredOn(line -> line.contains("SERVER"))
                .containsExactly("1 SERVER to " + CALL, "2 SERVER from " + RESULT);
    }

    @Test
    void aWrappedMessageMayBeAText() throws Exception {
        String text = Json.write(Json.text(RESULT));

        assertThat(said("{\"direction\":\"s2c\",\"message\":" + text + "}"))
                .first()
                .isEqualTo("1 SERVER from " + RESULT);
    }

    @Test
    void sessionsAndServersAreToldApart() throws Exception {
        List<TraceEntry> entries = entries(
                "{\"session\":\"a\",\"server\":\"one\",\"direction\":\"c2s\",\"message\":" + CALL + "}",
                "{\"session\":\"a\",\"server\":\"two\",\"direction\":\"c2s\",\"message\":" + CALL + "}",
                "{\"session\":\"b\",\"server\":\"one\",\"direction\":\"c2s\",\"message\":" + CALL + "}");

        assertThat(sessions(entries, "SERVER")).doesNotHaveDuplicates().hasSize(3);
        assertThat(sessions(entries, "CLIENT").stream().distinct()).hasSize(2);
    }

    @Test
    void anIntermediaryIsSeenFromBothSides() throws Exception {
        assertThat(said(
                        "{\"at\":\"front\",\"direction\":\"c2s\",\"message\":" + CALL + "}",
                        "{\"at\":\"behind\",\"direction\":\"c2s\",\"message\":" + CALL + "}",
                        "{\"at\":\"behind\",\"direction\":\"s2c\",\"message\":" + RESULT + "}",
                        "{\"at\":\"front\",\"direction\":\"s2c\",\"message\":" + RESULT + "}"))
                .containsExactly(
                        "1 FRONT front to " + CALL,
                        "2 BEHIND behind from " + CALL,
                        "3 BEHIND behind to " + RESULT,
                        "4 FRONT front from " + RESULT);
    }

    @Test
    void envelopesAreThoseOfAGatewayAndOfEachParticipant() throws Exception {
        String envelope =
                "{\"protocol\":\"mcpp/v0.1\",\"id\":\"m1\",\"from\":\"ann\",\"kind\":\"chat\",\"payload\":{}}";

        assertThat(said(
                        "{\"participant\":\"ann\",\"direction\":\"sent\",\"envelope\":" + envelope + "}",
                        "{\"participant\":\"ben\",\"direction\":\"received\",\"envelope\":" + envelope + "}",
                        envelope))
                .containsExactly(
                        "1 GATEWAY ann to " + envelope,
                        "1 PARTICIPANT ann from " + envelope,
                        "2 GATEWAY ben from " + envelope,
                        "2 PARTICIPANT ben to " + envelope,
                        "3 PARTICIPANT ann from " + envelope);
    }

    @Test
    void requestsToAModelAreOfTheClientsSession() throws Exception {
        String chat = "{\"model\":\"m\",\"messages\":[]}";
        String responses = "{\"model\":\"m\",\"input\":[]}";
        List<TraceEntry> entries = entries(CALL, chat, "{\"request\":" + responses + "}");

        assertThat(told(entries)).contains("2 MODEL from " + chat, "3 MODEL from " + responses);
        assertThat(sessions(entries, "MODEL"))
                .containsOnly(sessions(entries, "CLIENT").get(0));
    }

    @Test
    void aTranscriptSaysItselfWhatItIsOf() throws Exception {
        String channel = Json.write(Json.text("{\"kind\":\"gateway\",\"session\":\"room\",\"party\":\"ann\"}"));
        String note = "{\"seq\":1,\"order\":0,\"direction\":\"note\",\"nanos\":0,\"text\":" + channel
                + ",\"transport\":{},\"note\":\"channel\",\"chain\":\"\"}";
        String sent = "{\"seq\":2,\"order\":1,\"direction\":\"sent\",\"nanos\":0,\"text\":\"{}\",\"transport\":{},"
                + "\"note\":\"\",\"chain\":\"\"}";
        String odd = "{\"seq\":3,\"order\":1,\"direction\":\"anomaly\",\"nanos\":0,\"text\":\"\",\"transport\":{},"
                + "\"note\":\"unknown-id: an answer with id 7\",\"chain\":\"\"}";

        assertThat(told(entries(note, sent, odd)))
                .containsExactly("2 GATEWAY ann to {}", "odd GATEWAY 2 UNKNOWN_ID an answer with id 7");
    }

    /** One page: a session over JSON, an answer as a stream, a question to a model, and a style sheet. */
    @Test
    void anArchiveHoldsExchanges() throws Exception {
        String events = "event: message\ndata: " + LOG + "\n\ndata: " + RESULT + "\n\n";
        String har = """
                {
                  "log": {"version": "1.2", "pages": [{"id": "entries"}],
                  "entries": [
                    {"request": {"method": "GET", "url": "http://h/style.css"}, "response": {"status": 200,
                      "content": {"text": "a { b: c }"}}},
                    {"request": {"method": "POST", "url": "http://h/mcp",
                       "postData": {"text": %s}},
                     "response": {"status": 200, "headers": [{"name": "Mcp-Session-Id", "value": "s1"}],
                       "content": {"mimeType": "text/event-stream",
                       "text": %s, "encoding": "base64"}}},
                    {"request": {"method": "POST", "url": "http://model/v1/chat/completions",
                       "postData": {"text": "{\\"model\\":\\"m\\",\\"messages\\":[]}"}}, "response": {}}
                  ]}
                }
                """.formatted(
                Json.write(Json.text(CALL)),
                Json.write(Json.text(Base64.getEncoder().encodeToString(events.getBytes(StandardCharsets.UTF_8)))));

        assertThat(told(read(har.getBytes(StandardCharsets.UTF_8), Optional.empty())))
                .filteredOn(line -> !line.contains("CLIENT"))
                .containsExactly(
                        "7 SERVER http://h/mcp s1 to " + CALL,
                        "10 SERVER http://h/mcp s1 from " + LOG,
                        "10 SERVER http://h/mcp s1 from " + RESULT,
                        "12 MODEL from {\"model\":\"m\",\"messages\":[]}");
    }

    /** As exporters write it that do not ask the browser for what was posted. */
    @Test
    void anArchiveWithoutWhatWasPostedSaysSo() throws Exception {
        String har = """
                {"log": {"entries": [
                  {"request": {"method": "POST", "url": "http://h/mcp"},
                   "response": {"status": 200, "content": {"mimeType": "application/json", "text": %1$s}}},
                  {"request": {"method": "POST", "url": "http://h/other"},
                   "response": {"status": 200, "content": {"mimeType": "application/json", "text": "{\\"a\\": \\"\\"}"}}},
                  {"request": {"method": "GET", "url": "http://h/schema"},
                   "response": {"status": 200, "content": {"mimeType": "application/json", "text": %1$s}}}
                ]}}
                """.formatted(Json.write(Json.text(RESULT)));

        assertThat(told(read(har.getBytes(StandardCharsets.UTF_8), Optional.empty())))
                .filteredOn(line -> !line.contains("CLIENT"))
                .containsExactly(
                        "unread 2 a request whose body the archive does not hold",
                        "3 SERVER http://h/mcp from " + RESULT);
    }

    @Test
    void linesThatAreNoneAreHeldAgainstAServerOnlyOnItsOwnOutput() throws Exception {
        assertThat(told(entries("listening", CALL, RESULT)))
                .contains("odd SERVER 1 STRAY_OUTPUT no message: listening")
                .doesNotContain("unread");
        assertThat(told(entries(wrapped("c2s", CALL), "listening"))).contains("unread 2 no message: listening");
        assertThat(told(entries(wrapped("c2s", CALL), "{\"direction\":\"s2c\",\"message\":\"listening\"}")))
                .contains("odd SERVER 2 STRAY_OUTPUT no message: listening");
    }

    @Test
    void aLineThatBreaksOffAtTheEndIsNobodysFault() throws Exception {
        List<TraceEntry> entries =
                read((CALL + "\n" + RESULT.substring(0, 20)).getBytes(StandardCharsets.UTF_8), Optional.empty());

        assertThat(told(entries)).last().asString().startsWith("unread 2 the recording breaks off");
    }

    @Test
    void packedRecordingsAreUnpacked() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write((CALL + "\r\n\n" + RESULT).getBytes(StandardCharsets.UTF_8));
        }

        assertThat(told(read(packed.toByteArray(), Optional.empty())))
                .contains("1 SERVER to " + CALL, "3 SERVER from " + RESULT);
    }

    /** Lines that no piece of a file ends with, and one that is longer than a piece. */
    @Test
    void longLinesAreReadWhole() throws Exception {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            String text = "z".repeat(i == 20 ? 1_000_000 : 9_973 * (1 + i % 3));
            lines.append("{\"jsonrpc\":\"2.0\",\"id\":\"").append(text).append("\",\"result\":{}}\n");
        }
        List<TraceEntry> entries = read(lines.toString().getBytes(StandardCharsets.UTF_8), Optional.empty());

        assertThat(entries).hasSize(80).allMatch(TraceEntry.Said.class::isInstance);
        assertThat(told(entries).get(78)).startsWith("40 SERVER from {\"jsonrpc\":\"2.0\",\"id\":\"z");
    }

    @Test
    void whatSomebodySaysItIsCounts() throws Exception {
        assertThat(told(read((CALL + "\n").getBytes(StandardCharsets.UTF_8), Optional.of(RecordingKind.ENVELOPES))))
                .singleElement()
                .asString()
                .startsWith("unread 1");
        assertThat(told(read("{}\n".getBytes(StandardCharsets.UTF_8), Optional.of(RecordingKind.HAR))))
                .containsExactly("unread 1 no HTTP archive: it has no list log.entries");
    }

    private static String wrapped(String direction, String message) {
        return "{\"direction\":\"" + direction + "\",\"message\":" + message + "}";
    }

    private static List<TraceEntry> entries(String... lines) throws IOException, InterruptedException {
        return read((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8), Optional.empty());
    }

    private static List<TraceEntry> read(byte[] bytes, Optional<RecordingKind> kind)
            throws IOException, InterruptedException {
        List<TraceEntry> entries = new ArrayList<>();
        new Recordings(Recordings.Workers.NONE, ReadListener.NONE)
                .read(TraceSource.standardInput(new ByteArrayInputStream(bytes), kind), entries::add);
        return entries;
    }

    private static List<String> said(String... lines) throws IOException, InterruptedException {
        return told(entries(lines));
    }

    private static List<String> told(List<TraceEntry> entries) {
        return entries.stream().map(RecordingsTest::told).toList();
    }

    private static String told(TraceEntry entry) {
        if (entry instanceof TraceEntry.Said said) {
            Observed it = said.observed();
            String way = it.message().direction() == Direction.FROM_TARGET ? " from " : " to ";
            String party =
                    it.channel().party().isEmpty() ? "" : " " + it.channel().party();
            return it.message().order() + " " + it.channel().kind() + party + way
                    + it.message().raw();
        } else if (entry instanceof TraceEntry.Odd odd) {
            return "odd " + odd.oddity().channel().kind() + " "
                    + odd.oddity().anomaly().order() + " "
                    + odd.oddity().anomaly().kind() + " "
                    + odd.oddity().anomaly().text();
        }
        TraceEntry.Unread unread = (TraceEntry.Unread) entry;
        return "unread " + unread.line() + " " + unread.reason();
    }

    private static List<String> sessions(List<TraceEntry> entries, String kind) {
        return entries.stream()
                .map(TraceEntry.Said.class::cast)
                .filter(said -> said.observed().channel().kind().name().equals(kind))
                .map(TraceEntry.Said::session)
                .toList();
    }
}
