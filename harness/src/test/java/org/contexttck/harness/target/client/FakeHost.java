package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.contexttck.harness.target.shared.Launched;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.process.Started;
import org.contexttck.json.Json;

/**
 * A small chat host: asks a model for OpenAI, not streamed, calls the tools it is told to and hands on their results. Each test
 * changes one thing about it. Its arguments are the address of the server, that of the model, and the prompt or {@code -} for
 * prompts on stdin.
 */
class FakeHost {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final List<String> arguments;
    private final InProcessPeer.Connection connection;
    private ArrayNode messages = Json.array();
    private Optional<String> session = Optional.empty();
    private int ids;

    /** One that a test has changed. */
    interface Kind {
        FakeHost of(List<String> arguments, InProcessPeer.Connection connection);
    }

    FakeHost(List<String> arguments, InProcessPeer.Connection connection) {
        this.arguments = arguments;
        this.connection = connection;
    }

    /** Starts it in this JVM. */
    static Launcher launcher(Kind kind) {
        return (command, environment, directory) -> Launched.of(Started.peer(new Endpoint.InProcess(
                "host",
                environment,
                peer -> kind.of(command.subList(1, command.size()), peer).run())));
    }

    int run() throws Exception {
        if (!arguments.get(2).equals("-")) {
            user(arguments.get(2));
            return 0;
        }
        BufferedReader lines = new BufferedReader(new InputStreamReader(connection.in(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.equals("/new")) {
                fresh();
            } else {
                user(line);
            }
        }
        return 0;
    }

    void fresh() {
        messages = Json.array();
    }

    void user(String text) throws Exception {
        messages.addObject().put("role", "user").put("content", text);
        while (turn()) {}
    }

    /** Asks the model once and does what it says; whether it is to be asked again. */
    boolean turn() throws Exception {
        JsonNode answer = ask(messages, true);
        messages.add(answer);
        for (JsonNode call : answer.path("tool_calls")) {
            tool(call);
        }
        return answer.path("tool_calls").size() > 0;
    }

    void tool(JsonNode call) throws Exception {
        JsonNode function = call.path("function");
        JsonNode result = call(
                function.path("name").asText(),
                Json.parse(function.path("arguments").asText()));
        result(call, result.at("/content/0/text").asText("nothing"));
    }

    void result(JsonNode call, String text) {
        messages.addObject()
                .put("role", "tool")
                .put("tool_call_id", call.path("id").asText())
                .put("content", text);
    }

    JsonNode ask(ArrayNode what, boolean withTools) throws Exception {
        ObjectNode body = Json.object().put("model", "context-tck");
        body.set("messages", what);
        if (withTools) {
            for (String tool : List.of("search_records", "store_analysis_memory")) {
                ObjectNode function = Json.object().put("name", prefix() + tool);
                body.withArray("tools").addObject().put("type", "function").set("function", function);
            }
        }
        HttpResponse<String> answer =
                post(URI.create(arguments.get(1) + "/chat/completions"), Json.write(body), Map.of());
        return Json.parse(answer.body()).at("/choices/0/message");
    }

    String prefix() {
        return "";
    }

    /** Calls a tool of the server. */
    JsonNode call(String tool, JsonNode toolArguments) throws Exception {
        if (session.isEmpty()) {
            ObjectNode hello = Json.object().put("protocolVersion", "2025-11-25");
            hello.putObject("capabilities");
            hello.putObject("clientInfo").put("name", "fake-host").put("version", "7");
            HttpResponse<String> opened = rpc("initialize", hello, true);
            session = opened.headers().firstValue("mcp-session-id");
            rpc("notifications/initialized", Json.object(), false);
        }
        ObjectNode params = Json.object().put("name", tool.substring(prefix().length()));
        params.set("arguments", toolArguments);
        return Json.parse(rpc("tools/call", params, true).body()).path("result");
    }

    private HttpResponse<String> rpc(String method, ObjectNode params, boolean request) throws Exception {
        ObjectNode message = Json.object().put("jsonrpc", "2.0").put("method", method);
        message.set("params", params);
        if (request) {
            message.put("id", ++ids);
        }
        Map<String, String> headers = session.map(
                        id -> Map.of("Mcp-Session-Id", id, "MCP-Protocol-Version", "2025-11-25"))
                .orElse(Map.of());
        return post(URI.create(arguments.get(0)), Json.write(message), headers);
    }

    private static HttpResponse<String> post(URI url, String body, Map<String, String> headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(url)
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(body));
        headers.forEach(request::header);
        return HTTP.send(request.build(), BodyHandlers.ofString());
    }

    /** Something on stderr. */
    void complain(String text) {
        new PrintStream(connection.err(), true, StandardCharsets.UTF_8).println(text);
    }

    /** Until it is ended. */
    static void hang() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    ArrayNode messages() {
        return messages;
    }
}
