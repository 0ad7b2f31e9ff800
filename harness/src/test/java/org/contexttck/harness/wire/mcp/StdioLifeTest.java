package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.contexttck.harness.wire.mcp.ShellPeer.legacy;
import static org.contexttck.harness.wire.mcp.ShellPeer.open;
import static org.contexttck.harness.wire.mcp.ShellPeer.result;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The life of a process that speaks stdio: its tree, its environment, its questions, its pages. */
class StdioLifeTest {

    private static final String STAY = "\nwhile read l; do :; done";

    private final CollectingListener heard = new CollectingListener();

    @Test
    void endsAWholeTreeThatIgnoresAllPoliteness() throws Exception {
        String stubborn = "trap '' TERM HUP; sh -c 'trap \"\" TERM; echo $$; while :; do sleep 0.1; done' & ";
        String script = stubborn
                + "read l; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"pid\":'$!'}}'; while :; do sleep 0.1; done";
        ProcessHandle descendant;
        try (McpClient client = open(legacy(script), heard)) {
            long pid = client.request("tools/list", Json.object())
                    .result()
                    .orElseThrow()
                    .path("pid")
                    .asLong();
            descendant = ProcessHandle.of(pid).orElseThrow();
            assertThat(descendant.isAlive()).isTrue();
        }
        // Nobody may collect it, so being gone is having no command line any more.
        assertThat(descendant.info().commandLine()).isEmpty();
        assertThat(heard.kinds()).doesNotContain(Kind.EXITED, Kind.CLOSED);
    }

    @Test
    void matchesConcurrentRequestsById() throws Exception {
        String answers =
                "read a; read b; say '" + result("\"b\"", "{\"n\":2}") + "'; say '" + result("2", "{\"n\":1}") + "'";
        try (McpClient client = open(legacy(answers + STAY), heard)) {
            CompletableFuture<Answer> first = client.send("a", Json.object());
            CompletableFuture<Answer> second = client.sendWithId(Json.text("b"), "b", Json.object());

            assertThat(first.join().result().map(Json::write)).contains("{\"n\":1}");
            assertThat(second.join().result().map(Json::write)).contains("{\"n\":2}");
            assertThatThrownBy(() -> client.sendWithId(Json.text("b"), "b", Json.object()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the id \"b\" was used already on this connection");
        }
        assertThat(heard.anomalies).isEmpty();
    }

    @Test
    void givesTheProcessItsEnvironmentAndDirectory(@TempDir Path directory) throws Exception {
        Endpoint.Stdio plain = legacy(
                "read l; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"v\":\"'$TCK_TEST'\",\"d\":\"'$(pwd -P)'\",\"p\":\"'${PATH:+set}'\"}}'"
                        + STAY);
        Endpoint endpoint = new Endpoint.Stdio(plain.command(), Map.of("TCK_TEST", "given"), Optional.of(directory));
        try (McpClient client = open(endpoint, heard)) {
            assertThat(client.request("x", Json.object()).result().map(Json::write))
                    .contains("{\"v\":\"given\",\"d\":\"" + directory.toRealPath() + "\",\"p\":\"set\"}");
        }
    }

    @Test
    void followsThePagesOfTheToolList() throws Exception {
        String script = "read l; say '" + result("2", "{\"tools\":[{\"name\":\"a\"}],\"nextCursor\":\"n\"}")
                + "'; read l; say '" + result("3", "{\"tools\":[{\"name\":\"b\"}],\"nextCursor\":\"n\"}") + "'";
        try (McpClient client = open(legacy(script + STAY), heard)) {
            ToolList list = client.listTools();

            assertThat(list.complete()).isTrue();
            assertThat(list.tools()).extracting(t -> t.path("name").asText()).isEqualTo(List.of("a", "b"));
        }
        assertThat(heard.sent()).last().asString().contains("\"params\":{\"cursor\":\"n\"}");
    }

    @Test
    void anEmptyTextIsACursor() throws Exception {
        String script = "read l; say '" + result("2", "{\"tools\":[{\"name\":\"a\"}],\"nextCursor\":\"\"}")
                + "'; read l; say '" + result("3", "{\"tools\":[{\"name\":\"b\"}],\"nextCursor\":null}") + "'";
        try (McpClient client = open(legacy(script + STAY), heard)) {
            assertThat(client.listTools().tools())
                    .extracting(t -> t.path("name").asText())
                    .isEqualTo(List.of("a", "b"));
        }
        assertThat(heard.sent()).last().asString().contains("\"params\":{\"cursor\":\"\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"error\":{\"code\":-32602,\"message\":\"no such cursor\"}",
                "\"result\":{\"tools\":[{\"name\":\"a\"}],\"nextCursor\":\"\"}"
            })
    void andThoseWhoMeanTheEndByItHaveNoFurtherTools(String further) throws Exception {
        String script = "read l; say '" + result("2", "{\"tools\":[{\"name\":\"a\"}],\"nextCursor\":\"\"}")
                + "'; read l; say '{\"jsonrpc\":\"2.0\",\"id\":3," + further + "}'";
        try (McpClient client = open(legacy(script + STAY), heard)) {
            ToolList list = client.listTools();

            assertThat(list.complete()).isTrue();
            assertThat(list.tools()).hasSize(1);
        }
    }
}
