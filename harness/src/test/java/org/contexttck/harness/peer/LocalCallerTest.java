package org.contexttck.harness.peer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
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
            int port = server.url("/").getPort();

            assertThat(status(port, "Host: 127.0.0.1:" + port)).isEqualTo("HTTP/1.1 204");
            assertThat(status(port, "Host: rebound.example:" + port)).isEqualTo("HTTP/1.1 403");
            assertThat(status(port, "Host: 127.0.0.1\r\nOrigin: https://evil.example"))
                    .isEqualTo("HTTP/1.1 403");
        }
    }

    private static String status(int port, String headers) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            OutputStream out = socket.getOutputStream();
            out.write(("GET / HTTP/1.1\r\n" + headers + "\r\nConnection: close\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
        }
    }
}
