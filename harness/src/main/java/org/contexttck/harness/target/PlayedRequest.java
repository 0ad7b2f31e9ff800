package org.contexttck.harness.target;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.contexttck.harness.wire.TapeLine;

/** A recorded HTTP request, sent once more as it was, to a server of the kit; also if it is wrong. */
final class PlayedRequest implements AutoCloseable {

    /** What belongs to the connection that the request came over, not to the request. */
    private static final Set<String> OF_THE_CONNECTION = Set.of(
            "connection",
            "content-length",
            "expect",
            "host",
            "http2-settings",
            "keep-alive",
            "transfer-encoding",
            "upgrade");

    private static final String HEADER = "header.";

    private final Socket socket;
    private final CountDownLatch answered = new CountDownLatch(1);

    private PlayedRequest(Socket socket) {
        this.socket = socket;
    }

    /**
     * Sends it. The answer is read and forgotten.
     *
     * @param server any address of the server
     * @param changed values of headers that are another in this run, by their names in small letters
     * @throws IOException if the server cannot be reached
     */
    static PlayedRequest send(URI server, TapeLine line, Map<String, String> changed) throws IOException {
        PlayedRequest request = new PlayedRequest(new Socket(server.getHost(), server.getPort()));
        byte[] body = body(line);
        Thread thread = new Thread(request::read, "played-request");
        thread.setDaemon(true);
        thread.start();
        OutputStream out = request.socket.getOutputStream();
        out.write(head(server, line.facts(), changed, body.length).getBytes(StandardCharsets.UTF_8));
        out.write(body);
        out.flush();
        return request;
    }

    private static String head(URI server, Map<String, String> facts, Map<String, String> changed, int length) {
        String method = facts.getOrDefault("http.method", "POST");
        StringBuilder head = new StringBuilder(method)
                .append(' ')
                .append(path(facts.getOrDefault("http.path", "/")))
                .append(" HTTP/1.1\r\nHost: ")
                .append(server.getAuthority())
                .append("\r\nConnection: close\r\n");
        facts.forEach((name, value) -> {
            String header = name.startsWith(HEADER) ? name.substring(HEADER.length()) : "";
            if (!header.isEmpty() && !OF_THE_CONNECTION.contains(header)) {
                head.append(header)
                        .append(": ")
                        .append(changed.getOrDefault(header, value))
                        .append("\r\n");
            }
        });
        if (length > 0 || method.equals("POST")) {
            head.append("Content-Length: ").append(length).append("\r\n");
        }
        return head.append("\r\n").toString();
    }

    private static String path(String decoded) {
        try {
            return new URI("http", "localhost", decoded, null).getRawPath();
        } catch (URISyntaxException odd) {
            return "/";
        }
    }

    private static byte[] body(TapeLine line) {
        byte[] kept = line.bytes();
        int size = Integer.parseInt(line.facts().getOrDefault("truncated", "0"));
        byte[] body = Arrays.copyOf(kept, Math.max(kept.length, size));
        Arrays.fill(body, kept.length, body.length, (byte) ' ');
        return body;
    }

    private void read() {
        try (socket) {
            InputStream in = socket.getInputStream();
            in.read();
            answered.countDown();
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException over) {
            // The server has ended, or the recording is over.
        } finally {
            answered.countDown();
        }
    }

    /** Waits until an answer has begun, or the connection is over, but not longer than this. */
    void awaitAnswer(long millis) throws InterruptedException {
        answered.await(millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            // That is what was wanted.
        }
    }
}
