package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocalCallerTest {

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1:80, '', true",
        "localhost, '', true",
        "LOCALHOST:3000, http://localhost:5173, true",
        "[::1]:80, http://[::1], true",
        "'', '', true",
        "127.0.0.1:80, app://desktop, true",
        "rebound.example:80, '', false",
        "127.0.0.1.example, '', false",
        "localhost@evil.example, '', false",
        "127.0.0.1:80, http://evil.example, false",
        "127.0.0.1:80, https://localhost.evil.example, false",
        "127.0.0.1:80, null, false",
        "127.0.0.1:80, http://, false"
    })
    void pagesOfTheWebAreNoLocalCallers(String host, String origin, boolean served) {
        assertThat(LocalCaller.refuse(host, origin).isEmpty()).isEqualTo(served);
    }

    @Test
    void serversOfTheKitAnswerThemWith403() throws Exception {
        try (Loopback server = Loopback.start("test", exchange -> exchange.sendResponseHeaders(204, -1))) {
            URI url = server.url("/");

            assertThat(status(url, "Host: 127.0.0.1:" + url.getPort())).isEqualTo("HTTP/1.1 204");
            assertThat(status(url, "Host: rebound.example:" + url.getPort())).isEqualTo("HTTP/1.1 403");
            assertThat(status(url, "Host: 127.0.0.1\r\nOrigin: https://evil.example"))
                    .isEqualTo("HTTP/1.1 403");
            assertThat(status(url.resolve("/"), "Host: rebound.example:" + url.getPort()))
                    .isEqualTo("HTTP/1.1 403");
        }
    }

    @Test
    void whoeverWasToldAnotherAddressIsNotServed() throws Exception {
        List<String> elsewhere = Collections.synchronizedList(new ArrayList<>());
        List<String> paths = Collections.synchronizedList(new ArrayList<>());
        try (Loopback server = Loopback.start(
                        "test",
                        exchange -> {
                            paths.add(Loopback.path(exchange));
                            exchange.sendResponseHeaders(204, -1);
                        },
                        elsewhere::add);
                Loopback earlier = Loopback.start("test", exchange -> {})) {
            URI url = server.url("/mcp");

            assertThat(status(url, "Host: 127.0.0.1")).isEqualTo("HTTP/1.1 204");
            assertThat(status(url.resolve("/mcp"), "Host: 127.0.0.1")).isEqualTo("HTTP/1.1 404");
            assertThat(status(url.resolve(earlier.url("/mcp").getPath()), "Host: 127.0.0.1"))
                    .isEqualTo("HTTP/1.1 404");
            assertThat(paths).containsExactly("/mcp");
            assertThat(elsewhere)
                    .containsExactly("GET /mcp", "GET " + earlier.url("/mcp").getPath());
        }
    }

    private static String status(URI url, String headers) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), url.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(("GET " + url.getPath() + " HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
        }
    }
}
