package org.contexttck.reference.intermediary;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The HTTP headers of MCP that a client on standard streams does not send itself. */
final class SessionHeaders {

    private static final String REVISION = "MCP-Protocol-Version";
    static final String SESSION = "Mcp-Session-Id";

    private volatile Optional<String> session = Optional.empty();
    private volatile Optional<String> agreed = Optional.empty();

    /** The server has opened a session. */
    void opened(String id) {
        session = Optional.of(id);
    }

    /** Client and server have agreed on a revision. */
    void agreed(String revision) {
        agreed = Optional.of(revision);
    }

    boolean hasSession() {
        return session.isPresent();
    }

    /** For a message: those of the session, or in the stateless era those that repeat what the message says. */
    Map<String, String> of(Envelope message) {
        Optional<String> stateless = message.statelessRevision();
        if (stateless.isEmpty()) {
            return ofSession();
        }
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(REVISION, stateless.get());
        headers.put("Mcp-Method", message.method());
        message.subject().ifPresent(subject -> headers.put("Mcp-Name", encoded(subject)));
        return headers;
    }

    Map<String, String> ofSession() {
        Map<String, String> headers = new LinkedHashMap<>();
        agreed.ifPresent(revision -> headers.put(REVISION, revision));
        session.ifPresent(id -> headers.put(SESSION, id));
        return headers;
    }

    /** Plain where a header can hold it, else in the form that MCP gives for that. */
    private static String encoded(String value) {
        if (value.matches("[\\x21-\\x7e]([\\x20-\\x7e]*[\\x21-\\x7e])?") && !value.startsWith("=?base64?")) {
            return value;
        }
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        return "=?base64?" + Base64.getEncoder().encodeToString(bytes) + "?=";
    }
}
