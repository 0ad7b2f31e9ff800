package org.contexttck.harness.hostile;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Listens on loopback and treats each connection in one way. */
final class HostileSocket implements AutoCloseable {

    /** What is done with a connection; it is cut when this ends, or fails. */
    @FunctionalInterface
    interface Way {
        void treat(InputStream in, OutputStream out) throws IOException;
    }

    private final ServerSocket server;
    private final Way way;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    HostileSocket(ServerSocket server, Way way) {
        this.server = server;
        this.way = way;
        start(this::accept);
    }

    static HostileSocket listening(Way way) throws IOException {
        return new HostileSocket(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), way);
    }

    int port() {
        return server.getLocalPort();
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "hostile");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                open.add(socket);
                start(() -> treat(socket));
            }
        } catch (IOException closed) {
            // there is nobody left to do harm to
        }
    }

    private void treat(Socket socket) {
        try (socket) {
            socket.setTcpNoDelay(true);
            way.treat(new BufferedInputStream(socket.getInputStream()), socket.getOutputStream());
        } catch (IOException gone) {
            // the kit has had enough
        } finally {
            open.remove(socket);
        }
    }

    /** Reads one HTTP request and gives its body. @throws IOException if there is none any more */
    static String request(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("no more requests");
            }
            head.append((char) next);
        }
        String lower = head.toString().toLowerCase(java.util.Locale.ROOT);
        int at = lower.indexOf("content-length:");
        int length = at < 0
                ? 0
                : Integer.parseInt(
                        lower.substring(at + 15, lower.indexOf('\r', at)).strip());
        byte[] body = in.readNBytes(length);
        return length == 0 ? head.toString() : new String(body, StandardCharsets.UTF_8);
    }

    static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Writes the same again and again, until the other side has had enough. */
    static void flood(OutputStream out, String text) throws IOException {
        byte[] many = text.repeat(Math.max(1, 16_384 / text.length())).getBytes(StandardCharsets.UTF_8);
        while (true) {
            out.write(many);
            out.flush();
        }
    }

    /** Writes the same again and again, a little at a time. */
    static void drip(OutputStream out, String text) throws IOException {
        while (true) {
            write(out, text);
            pause(20);
        }
    }

    /** Does nothing until the other side hangs up. */
    static void hang(InputStream in) throws IOException {
        while (in.read() >= 0) {
            // whatever it says
        }
    }

    private static void pause(long millis) throws IOException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException ended) {
            throw new IOException(ended);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (Socket socket : open) {
            socket.close();
        }
    }
}
