package org.contexttck.harness.wire.websocket;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.contexttck.harness.wire.OneLine;

/** The HTTP exchange that opens a WebSocket connection (RFC 6455, section 4), from either side. */
public final class WebSocketHandshake {

    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final int MOST_BYTES = 64 * 1024;
    private static final int KEY_BYTES = 16;
    private static final String END = "\r\n";

    private WebSocketHandshake() {}

    /**
     * The head of an HTTP message.
     *
     * @param first its first line
     * @param headers by name in lower case; of several with one name, the last
     */
    public record Head(String first, Map<String, String> headers) {}

    /** A key for one connection. */
    static String newKey() {
        byte[] random = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(random);
        return Base64.getEncoder().encodeToString(random);
    }

    static String request(URI url, String key, Map<String, String> headers) {
        StringBuilder text =
                new StringBuilder("GET ").append(path(url)).append(" HTTP/1.1").append(END);
        text.append("Host: ").append(url.getRawAuthority()).append(END);
        text.append("Upgrade: websocket")
                .append(END)
                .append("Connection: Upgrade")
                .append(END);
        text.append("Sec-WebSocket-Key: ").append(key).append(END);
        text.append("Sec-WebSocket-Version: 13").append(END);
        headers.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append(END));
        return text.append(END).toString();
    }

    /** The answer of a server that agrees. @param key of the request */
    public static String answer(String key) {
        return "HTTP/1.1 101 Switching Protocols" + END + "Upgrade: websocket" + END + "Connection: Upgrade" + END
                + "Sec-WebSocket-Accept: " + accept(key) + END + END;
    }

    static String accept(String key) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-1").digest((key + MAGIC).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    /**
     * Reads a head and nothing behind it.
     *
     * @throws IOException if the stream ends or breaks before its end, or it is longer than 64 KiB
     */
    public static Head read(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int lineEnds = 0;
        while (lineEnds < 2) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("the connection ended before the answer was complete");
            }
            if (bytes.size() == MOST_BYTES) {
                throw new IOException("no HTTP: " + OneLine.of(bytes.toString(StandardCharsets.ISO_8859_1)));
            }
            bytes.write(next);
            lineEnds = next == '\n' ? lineEnds + 1 : next == '\r' ? lineEnds : 0;
        }
        return head(bytes.toString(StandardCharsets.ISO_8859_1));
    }

    private static Head head(String text) {
        String[] lines = text.split("\r?\n");
        Map<String, String> headers = new LinkedHashMap<>();
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            if (colon > 0) {
                headers.put(
                        lines[i].substring(0, colon).strip().toLowerCase(Locale.ROOT),
                        lines[i].substring(colon + 1).strip());
            }
        }
        return new Head(lines.length == 0 ? "" : lines[0], headers);
    }

    private static String path(URI url) {
        String path = url.getRawPath() == null || url.getRawPath().isEmpty() ? "/" : url.getRawPath();
        return url.getRawQuery() == null ? path : path + "?" + url.getRawQuery();
    }
}
