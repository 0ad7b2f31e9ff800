package org.contexttck.harness.wire.websocket;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.contexttck.harness.wire.DeadlineTimer;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.http.TlsFault;

/** The connection below a WebSocket, and its opening. */
final class WebSocketSocket {

    private static final int PORT = 80;
    private static final int TLS_PORT = 443;

    private WebSocketSocket() {}

    static Socket connect(URI url, Duration patience) throws Unreachable {
        boolean tls = url.getScheme().equalsIgnoreCase("wss");
        int port = url.getPort() >= 0 ? url.getPort() : tls ? TLS_PORT : PORT;
        Socket socket = new Socket();
        try {
            socket.setTcpNoDelay(true);
            socket.connect(new InetSocketAddress(url.getHost(), port), millis(patience));
            return tls ? inTime(socket, patience, "no TLS", () -> secured(socket, url.getHost(), port)) : socket;
        } catch (IOException fault) {
            closeQuietly(socket);
            throw new Unreachable(url + ": " + words(fault), "");
        }
    }

    /** Exchanges the opening handshake. @throws IOException with what is wrong with the answer */
    static void open(Socket socket, InputStream in, URI url, Map<String, String> headers, Duration patience)
            throws IOException {
        String key = WebSocketHandshake.newKey();
        WebSocketHandshake.Head head = inTime(socket, patience, "no answer to the WebSocket", () -> {
            socket.getOutputStream()
                    .write(WebSocketHandshake.request(url, key, headers).getBytes(StandardCharsets.ISO_8859_1));
            return WebSocketHandshake.read(in);
        });
        if (!head.first().matches("HTTP/1\\.1 101( .*)?")) {
            throw new IOException("must answer the WebSocket handshake with 101, answered " + OneLine.of(head.first()));
        }
        if (!WebSocketHandshake.accept(key).equals(head.headers().get("sec-websocket-accept"))) {
            throw new IOException("the answer to the WebSocket handshake has a wrong Sec-WebSocket-Accept");
        }
    }

    /** Something that reads and writes. */
    @FunctionalInterface
    private interface Exchange<T> {
        T run() throws IOException;
    }

    /** Bounds the whole of it: a time-out of the socket would begin anew with each byte. */
    private static <T> T inTime(Socket socket, Duration patience, String what, Exchange<T> exchange)
            throws IOException {
        AtomicBoolean late = new AtomicBoolean();
        DeadlineTimer end = Threads.later(patience, () -> {
            late.set(true);
            closeQuietly(socket);
        });
        try {
            return exchange.run();
        } catch (IOException broken) {
            throw late.get() ? new IOException(what + " handshake in " + OneLine.of(patience), broken) : broken;
        } finally {
            end.cancel();
        }
    }

    static void closeQuietly(Socket socket) {
        try {
            socket.close();
        } catch (IOException ended) {
            // Closed is what it should be.
        }
    }

    private static Socket secured(Socket socket, String host, int port) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket secured = (SSLSocket) factory.createSocket(socket, host, port, true);
        SSLParameters parameters = secured.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secured.setSSLParameters(parameters);
        secured.startHandshake();
        return secured;
    }

    private static String words(IOException fault) {
        if (fault instanceof ConnectException) {
            return "nobody listens there";
        }
        if (fault instanceof UnknownHostException) {
            return "there is no such host";
        }
        if (fault instanceof SSLException) {
            return "no TLS connection: " + TlsFault.words(fault);
        }
        return fault instanceof SocketTimeoutException
                ? "could not be connected to in time"
                : OneLine.of(String.valueOf(fault.getMessage()));
    }

    private static int millis(Duration patience) {
        return (int) Math.min(Integer.MAX_VALUE, Math.max(1, patience.toMillis()));
    }
}
