package org.contexttck.harness.peer.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.contexttck.harness.peer.CollectingPeerListener;
import org.contexttck.harness.profile.target.GatewayPresets;
import org.contexttck.harness.wire.SeededRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KitGatewayTest {

    private final CollectingPeerListener heard = new CollectingPeerListener();

    @ParameterizedTest
    @CsvSource({
        "'', 127.0.0.1, '', HTTP/1.1 101",
        "'?room=r', localhost, http://localhost:5173, HTTP/1.1 101",
        "'', rebound.example, '', HTTP/1.1 403",
        "'', 127.0.0.1, https://evil.example, HTTP/1.1 403",
        "ws?room=r, 127.0.0.1, '', HTTP/1.1 101"
    })
    void letsInWhoeverIsOfThisMachineAndWasToldItsAddress(String behind, String host, String origin, String answer)
            throws Exception {
        try (KitGateway gateway = KitGateway.start(heard, SeededRandom.fresh(), "kit", GatewayPresets.STANDARD)) {
            URI url = URI.create(gateway.url());

            assertThat(status(url, url.getPath() + behind, host, origin)).isEqualTo(answer);
        }
    }

    @Test
    void whoeverWasToldTheAddressOfAnEarlierRunIsNotServed() throws Exception {
        try (KitGateway gateway = KitGateway.start(heard, SeededRandom.fresh(), "kit", GatewayPresets.STANDARD);
                KitGateway earlier = KitGateway.start(heard, SeededRandom.fresh(), "kit", GatewayPresets.STANDARD)) {
            URI url = URI.create(gateway.url());
            String path = URI.create(earlier.url()).getPath();

            assertThat(status(url, path, "127.0.0.1", "")).isEqualTo("HTTP/1.1 404");
            assertThat(status(url, "/", "127.0.0.1", "")).isEqualTo("HTTP/1.1 404");
            assertThat(gateway.joined()).isEmpty();
        }
    }

    private static String status(URI url, String path, String host, String origin) throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), url.getPort())) {
            OutputStream out = socket.getOutputStream();
            String from = origin.isEmpty() ? "" : "Origin: " + origin + "\r\n";
            out.write(("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + from
                            + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readNBytes("HTTP/1.1 101".length()), StandardCharsets.US_ASCII);
        }
    }
}
