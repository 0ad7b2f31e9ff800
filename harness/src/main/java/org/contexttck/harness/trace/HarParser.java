package org.contexttck.harness.trace;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.trace.ParsedLine.Form;
import org.contexttck.harness.trace.ParsedLine.Tags;
import org.contexttck.harness.wire.http.SseParser;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.json.Parsed;

/**
 * Reads the entries of an HTTP archive: what was posted, and what came back, as one body or as the events of a stream. Entries
 * that carry neither MCP nor questions to a model are passed over: a page fetches a lot.
 */
final class HarParser {

    private static final String SESSION = "mcp-session-id";
    private static final String EVENTS = "text/event-stream";
    private static final String MARK = "\"jsonrpc\"";

    private final Consumer<ParsedLine> pieces;

    HarParser(Consumer<ParsedLine> pieces) {
        this.pieces = pieces;
    }

    /** @param item an element of {@code log.entries} */
    void read(JsonArraySplitter.Item item) {
        if (!item.whole()) {
            pieces.accept(
                    new ParsedLine.Unread(item.line(), "an entry that ends too early, or is longer than any message"));
            return;
        }
        try {
            Parsed parsed = Json.read(item.bytes(), LineParser.JSON);
            new Exchange(item, parsed.node()).read();
        } catch (JsonProblem problem) {
            pieces.accept(new ParsedLine.Unread(item.line(), "an entry that is no JSON: " + problem.getMessage()));
        }
    }

    /** One entry. */
    private final class Exchange {

        private final JsonArraySplitter.Item item;
        private final JsonNode request;
        private final JsonNode response;
        private final Map<String, String> asked = new HashMap<>();
        private final Map<String, String> answered = new HashMap<>();

        private Exchange(JsonArraySplitter.Item item, JsonNode entry) {
            this.item = item;
            this.request = entry.path("request");
            this.response = entry.path("response");
            asked.put("http.method", request.path("method").asText(""));
            answered.put("http.status", String.valueOf(response.path("status").asInt()));
            headers(request, asked);
            headers(response, answered);
        }

        private void read() {
            String posted = request.path("postData").path("text").asText("");
            Optional<Parsed> body = json(posted);
            Optional<Form> form = body.map(Parsed::node).flatMap(LineMembers::form);
            boolean stream = type().startsWith(EVENTS);
            String content = content();
            if (form.filter(it -> it == Form.MODEL_REQUEST).isPresent()) {
                said(Form.MODEL_REQUEST, posted, body.get(), line("request", "postData", "text"), "client", asked);
            } else if (form.filter(it -> it == Form.JSON_RPC).isPresent()) {
                said(Form.JSON_RPC, posted, body.get(), line("request", "postData", "text"), "client", asked);
                answer(content, stream);
            } else if (posted.isEmpty() && asked.get("http.method").equals("POST") && answers(content, stream)) {
                pieces.accept(new ParsedLine.Unread(line("request"), "a request whose body the archive does not hold"));
                answer(content, stream);
            } else if (stream && content.contains(MARK)) {
                answer(content, true);
            }
        }

        /** Whether a body answers a request of JSON-RPC; an archive holds much that only mentions it. */
        private static boolean answers(String content, boolean stream) {
            return content.contains(MARK)
                    && (stream
                            || json(content)
                                    .filter(it -> it.node().has("jsonrpc"))
                                    .isPresent());
        }

        private void answer(String content, boolean stream) {
            long line = line("response", "content", "text");
            if (content.isEmpty()) {
                int status = response.path("status").asInt();
                if (status == 200) {
                    pieces.accept(new ParsedLine.Unread(line, "an answer whose body the archive does not hold"));
                }
            } else if (stream) {
                byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
                SseParser parser = new SseParser(
                        LineParser.LIMITS.maxMessageBytes(),
                        event -> body(new String(event.data(), StandardCharsets.UTF_8), line));
                parser.feed(bytes, bytes.length);
                parser.end();
            } else {
                body(content, line);
            }
        }

        private void body(String text, long line) {
            Optional<Parsed> parsed = json(text);
            if (parsed.isPresent()) {
                said(Form.JSON_RPC, text, parsed.get(), line, "server", answered);
            } else if (!text.isBlank() && response.path("status").asInt() < 300) {
                pieces.accept(new ParsedLine.Stray(
                        line, tags("server"), text, LineParser.faults(line, text.getBytes(StandardCharsets.UTF_8))));
            }
        }

        private void said(Form form, String text, Parsed parsed, long line, String label, Map<String, String> facts) {
            pieces.accept(new ParsedLine.Said(
                    line, form, tags(label), text, parsed.node(), parsed.notes(), Map.copyOf(facts)));
        }

        /** A page is one conversation, in which each session of a server is a connection of its own. */
        private Tags tags(String label) {
            String session = answered.getOrDefault("header." + SESSION, asked.getOrDefault("header." + SESSION, ""));
            String server = request.path("url").asText("").replaceFirst("[?#].*", "");
            return new Tags("", session.isEmpty() ? server : server + " " + session, label, "");
        }

        private String type() {
            String header = answered.getOrDefault("http.content-type", "");
            return (header.isEmpty() ? response.path("content").path("mimeType").asText("") : header)
                    .toLowerCase(Locale.ROOT);
        }

        private String content() {
            JsonNode content = response.path("content");
            String text = content.path("text").asText("");
            if (!content.path("encoding").asText("").equals("base64")) {
                return text;
            }
            try {
                return new String(Base64.getMimeDecoder().decode(text), StandardCharsets.UTF_8);
            } catch (IllegalArgumentException none) {
                return "";
            }
        }

        /** The line of the document on which a member begins: archives mostly are written for people. */
        private long line(String... path) {
            return item.line() + LineLocator.member(new String(item.bytes(), StandardCharsets.UTF_8), path);
        }

        private static void headers(JsonNode message, Map<String, String> facts) {
            for (JsonNode header : message.path("headers")) {
                String name = header.path("name").asText("").toLowerCase(Locale.ROOT);
                if (name.startsWith("mcp-")) {
                    facts.put("header." + name, header.path("value").asText(""));
                } else if (name.equals("content-type")) {
                    facts.put("http.content-type", header.path("value").asText(""));
                }
            }
        }

        private static Optional<Parsed> json(String text) {
            if (text.isBlank()) {
                return Optional.empty();
            }
            try {
                return Optional.of(Json.read(text, LineParser.JSON));
            } catch (JsonProblem none) {
                return Optional.empty();
            }
        }
    }
}
