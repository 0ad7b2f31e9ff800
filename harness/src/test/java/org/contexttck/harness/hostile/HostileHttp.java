package org.contexttck.harness.hostile;

import static org.contexttck.harness.hostile.HostileSocket.drip;
import static org.contexttck.harness.hostile.HostileSocket.flood;
import static org.contexttck.harness.hostile.HostileSocket.hang;
import static org.contexttck.harness.hostile.HostileSocket.write;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** MCP servers over HTTP that do harm: what each makes of a call of a tool, all else being as it should be, or of any request. */
final class HostileHttp {

    /** What is done instead of answering a request. */
    private interface Answer {
        void give(String id, InputStream in, OutputStream out) throws IOException;
    }

    private static final String WIRE = "W-S-01,W-S-02,W-S-03,W-S-05";
    private static final String OPENED =
            "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"http\",\"version\":\"1\"}}";
    private static final String LISTED = "{\"tools\":[{\"name\":\"read\",\"inputSchema\":{\"type\":\"object\"}}]}";
    private static final String STREAM = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
    private static final String JSON = "Content-Type: application/json\r\n";

    /** A gigabyte, packed. */
    private static final byte[] BOMB = bomb();

    private HostileHttp() {}

    static List<HostileKind> all() {
        return List.of(
                any(
                        "accepts and says nothing over HTTP",
                        3,
                        "no answer in 1 s to initialize",
                        (id, in, out) -> hang(in)),
                any("hangs up at once", 3, "the HTTP connection broke", (id, in, out) -> {}),
                any(
                        "speaks another protocol",
                        3,
                        "Invalid status line",
                        (id, in, out) -> flood(out, "SSH-2.0-OpenSSH_9.2\r\n")),
                any(
                        "redirects to itself",
                        3,
                        "HTTP 307 redirecting to /mcp, which is not followed",
                        (id, in, out) -> status(out, "307 Temporary Redirect\r\nLocation: /mcp")),
                any(
                        "refuses all with 401",
                        3,
                        "initialize got HTTP 401",
                        (id, in, out) -> status(out, "401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"")),
                any(
                        "answers with a web page",
                        3,
                        "its body does not answer the request",
                        (id, in, out) -> body(
                                out, "Content-Type: text/html\r\n", "<html><script>alert(1)</script>Sign in</html>")),
                any("sends headers without end", 3, "Header size too big", (id, in, out) -> {
                    write(out, "HTTP/1.1 200 OK\r\n");
                    flood(out, "X-More: " + "y".repeat(1000) + "\r\n");
                }),
                any(
                        "sends interim answers without end",
                        3,
                        "Too many interim responses",
                        (id, in, out) -> flood(out, "HTTP/1.1 100 Continue\r\n\r\n")),
                call("sends its headers slowly", 1, "no answer in 1 s, while it answered ping", (id, in, out) -> {
                    write(out, "HTTP/1.1 200 OK\r\n");
                    drip(out, "X-More: y\r\n");
                }),
                call("sends its body slowly", 1, "no answer in 1 s, while it answered ping", (id, in, out) -> {
                    write(out, "HTTP/1.1 200 OK\r\n" + JSON + "Content-Length: 100000000\r\n\r\n");
                    drip(out, " ");
                }),
                call("streams comments without end", 1, "no answer in 1 s, while it answered ping", (id, in, out) -> {
                    write(out, STREAM);
                    flood(out, ": still here\n\n");
                }),
                call("streams events without end", 1, "no answer in 1 s, while it answered ping", (id, in, out) -> {
                    write(out, STREAM);
                    flood(
                            out,
                            "data: {\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\",\"params\":{\"progressToken\":1,\"progress\":1}}\n\n");
                }),
                call("streams one event without end", 1, "no answer in 1 s, while it answered ping", (id, in, out) -> {
                    write(out, STREAM + "data: ");
                    flood(out, "x");
                }),
                call(
                        "streams lines of one event without end",
                        1,
                        "no answer in 1 s, while it answered ping",
                        (id, in, out) -> {
                            write(out, STREAM);
                            flood(out, "data: x\n");
                        }),
                call(
                        "breaks its stream off again and again",
                        1,
                        "the event stream ended without any message",
                        (id, in, out) -> write(out, STREAM + "id: 1\nretry: 1\ndata:\n\n")),
                call("answers with a gzip bomb", 1, "tools/call", (id, in, out) -> {
                    byte[] bomb = BOMB;
                    write(
                            out,
                            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n" + JSON + "Content-Length: " + bomb.length
                                    + "\r\n\r\n");
                    out.write(bomb);
                }),
                call(
                        "answers with no content type",
                        1,
                        "HTTP 200 with no content type",
                        (id, in, out) -> body(out, "", result(id))),
                call(
                        "answers with a content type of its own",
                        1,
                        "HTTP 200 with the content type image/png",
                        (id, in, out) -> body(out, "Content-Type: image/png\r\n", result(id))),
                call("answers with 200 MB over HTTP", 1, "the limit is 16777216", (id, in, out) -> {
                    write(out, "HTTP/1.1 200 OK\r\n" + JSON + "Content-Length: 200000000\r\n\r\n");
                    flood(out, "x");
                }),
                call(
                        "promises more than it sends",
                        1,
                        "the body broke off after",
                        (id, in, out) -> write(
                                out, "HTTP/1.1 200 OK\r\n" + JSON + "Content-Length: 100000\r\n\r\n" + result(id))),
                call(
                        "sends chunks of a size that none has",
                        1,
                        "the HTTP connection broke",
                        (id, in, out) -> write(
                                out,
                                "HTTP/1.1 200 OK\r\n" + JSON
                                        + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n{}")),
                call("is broken inside", 1, "HTTP 500", (id, in, out) -> status(out, "500 Internal Server Error")),
                call(
                        "has lost its session each time",
                        1,
                        "the session is gone",
                        (id, in, out) -> status(out, "404 Not Found")),
                certificate());
    }

    /** @param answer to all that is asked */
    private static HostileKind any(String name, int exit, String said, Answer answer) {
        return kind(name, "limits: {connect: 1s, answer: 1s}", exit, said, (in, out) -> {
            String request = HostileSocket.request(in);
            answer.give(id(request), in, out);
        });
    }

    /** @param answer to calls of tools */
    private static HostileKind call(String name, int exit, String said, Answer answer) {
        return kind(name, "limits: {connect: 5s, answer: 1s}", exit, said, (in, out) -> {
            while (true) {
                String request = HostileSocket.request(in);
                if (request.startsWith("GET")) {
                    status(out, "405 Method Not Allowed");
                } else if (request.startsWith("DELETE") || !request.contains("\"id\":")) {
                    status(out, "202 Accepted");
                } else if (request.contains("\"method\":\"initialize\"")) {
                    body(
                            out,
                            JSON + "Mcp-Session-Id: one\r\n",
                            "{\"jsonrpc\":\"2.0\",\"id\":" + id(request) + ",\"result\":" + OPENED + "}");
                } else if (request.contains("\"method\":\"tools/list\"")) {
                    body(out, JSON, "{\"jsonrpc\":\"2.0\",\"id\":" + id(request) + ",\"result\":" + LISTED + "}");
                } else if (request.contains("\"method\":\"tools/call\"")) {
                    answer.give(id(request), in, out);
                    return;
                } else {
                    body(
                            out,
                            JSON,
                            "{\"jsonrpc\":\"2.0\",\"id\":" + id(request)
                                    + ",\"error\":{\"code\":-32601,\"message\":\"no\"}}");
                }
            }
        });
    }

    private static HostileKind kind(String name, String limits, int exit, String said, HostileSocket.Way way) {
        return new HostileKind(
                name,
                folder -> {
                    HostileSocket socket = HostileSocket.listening(way);
                    Files.writeString(
                            folder.resolve(HostileKind.PROFILE),
                            "server: {http: {url: \"http://127.0.0.1:" + socket.port() + "/mcp\"}}\nclaims: {}\n"
                                    + limits + "\n");
                    return socket;
                },
                WIRE,
                exit,
                said);
    }

    private static HostileKind certificate() {
        return new HostileKind(
                "shows a certificate of its own",
                folder -> {
                    HostileSocket socket = HostileTls.listening(folder);
                    Files.writeString(
                            folder.resolve(HostileKind.PROFILE),
                            "server: {http: {url: \"https://127.0.0.1:" + socket.port()
                                    + "/mcp\"}}\nclaims: {}\nlimits: {connect: 2s, answer: 1s}\n");
                    return socket;
                },
                WIRE,
                3,
                "its certificate is not trusted here");
    }

    private static String id(String request) {
        int at = request.indexOf("\"id\":");
        return at < 0 ? "0" : request.substring(at + 5, request.indexOf(',', at));
    }

    private static String result(String id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"content\":[]}}";
    }

    private static void status(OutputStream out, String status) throws IOException {
        write(out, "HTTP/1.1 " + status + "\r\nContent-Length: 0\r\n\r\n");
    }

    private static void body(OutputStream out, String headers, String text) throws IOException {
        int length = text.getBytes(StandardCharsets.UTF_8).length;
        write(out, "HTTP/1.1 200 OK\r\n" + headers + "Content-Length: " + length + "\r\n\r\n" + text);
    }

    private static byte[] bomb() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 1_000; i++) {
                packed.write(zeros);
            }
        } catch (IOException never) {
            throw new IllegalStateException(never);
        }
        return bytes.toByteArray();
    }
}
