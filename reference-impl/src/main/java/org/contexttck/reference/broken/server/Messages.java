package org.contexttck.reference.broken.server;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Wrong messages and lines, whatever they are about. */
final class Messages {

    private static final byte[] REPLACEMENT = "\ufffd".getBytes(StandardCharsets.UTF_8);

    static final ServerMistakes ALL = new ServerMistakes()
            .tap("AnswersNotifications", () -> new BrokenServer() {
                @Override
                protected List<String> onNotification() {
                    return List.of("{\"jsonrpc\":\"2.0\",\"id\":null,\"result\":{}}");
                }
            })
            .lines(
                    "AnswersTwice",
                    (request, answer) -> request.method().equals("tools/list")
                            ? List.of(answer.toString(), answer.toString())
                            : List.of(answer.toString()))
            .answer(
                    "AnswersWithAnotherId",
                    Request::callsUnknownTool,
                    answer -> answer.put("id", 1_000_000 + answer.path("id").asLong()))
            .ends("ExitsOnUnknownTool", Request::callsUnknownTool)
            .lines(
                    "IgnoresUnknownMethods",
                    (request, answer) ->
                            answer.at("/error/code").asInt() == -32601 ? List.of() : List.of(answer.toString()))
            .lines(
                    "LogBesideAnswer",
                    (request, answer) -> request.callsUnknownTool()
                            ? List.of("[INFO] tool call served " + answer)
                            : List.of(answer.toString()))
            .lines(
                    "LogsInBrackets",
                    (request, answer) -> request.callsTool()
                            ? List.of("[INFO] tool call served", answer.toString())
                            : List.of(answer.toString()))
            .lines(
                    "LogsInJson",
                    (request, answer) -> request.callsTool()
                            ? List.of("{\"level\":\"info\",\"msg\":\"tool call served\"}", answer.toString())
                            : List.of(answer.toString()))
            .lines(
                    "LogsToStdout",
                    (request, answer) -> request.callsTool()
                            ? List.of("INFO  tool call served", answer.toString())
                            : List.of(answer.toString()))
            .tap("PassesRawBytes", () -> new BrokenServer() {
                @Override
                public byte[] encoded(String line) {
                    return withoutReplacements(line.getBytes(StandardCharsets.UTF_8));
                }
            })
            .lines(
                    "PassesRawControls",
                    (request, answer) -> List.of(answer.toString().replace("\\u001B", "\u001b")))
            // only here, for elsewhere it would cost every other verdict
            .answer("WrongJsonRpcVersion", Request::callsUnknownTool, answer -> answer.put("jsonrpc", "1.0"));

    private Messages() {}

    /** Where bytes that are no UTF-8 were replaced, such a byte again. */
    private static byte[] withoutReplacements(byte[] bytes) {
        ByteArrayOutputStream raw = new ByteArrayOutputStream();
        int i = 0;
        while (i < bytes.length) {
            boolean replaced = Arrays.equals(bytes, i, Math.min(bytes.length, i + 3), REPLACEMENT, 0, 3);
            raw.write(replaced ? 0xff : bytes[i]);
            i += replaced ? 3 : 1;
        }
        return raw.toByteArray();
    }
}
