package org.contexttck.harness.wire.mcp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.Threads;

/** Answers every connection with the same bytes, whatever HTTP thinks of them, and breaks it off. */
final class RawPeer implements AutoCloseable {

    private final ServerSocket socket;
    private final byte[] answer;

    RawPeer(String answer) throws IOException {
        this.answer = answer.getBytes(StandardCharsets.ISO_8859_1);
        this.socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Threads.start("raw-peer", this::serve);
    }

    URI url() {
        return URI.create("http://127.0.0.1:" + socket.getLocalPort() + "/mcp");
    }

    private void serve() {
        while (!socket.isClosed()) {
            try (Socket connection = socket.accept()) {
                InputStream in = connection.getInputStream();
                readRequest(in);
                OutputStream out = connection.getOutputStream();
                out.write(answer);
                out.flush();
                connection.setSoLinger(true, answer.length == 0 ? 0 : 1);
            } catch (IOException closed) {
                // The test is over, or the client gave up first.
            }
        }
    }

    /** All of it: closing with something unread would reset the connection before the answer is through. */
    private static void readRequest(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.read());
        }
        Matcher length = Pattern.compile("(?i)content-length: *([0-9]+)").matcher(head);
        if (length.find()) {
            in.readNBytes(Integer.parseInt(length.group(1)));
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
