package org.contexttck.harness.wire.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Unreachable;
import org.junit.jupiter.api.Test;

/** Starting a server that is reached over HTTP. */
class ServerProcessTest {

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static ServerProcess start(List<String> command, URI url, Duration patience) throws Exception {
        return ServerProcess.start(command, Map.of(), Optional.empty(), url, patience);
    }

    @Test
    void isReadyOnceItsUrlAnswersAnythingAndEndsWithIt() throws Exception {
        int port = freePort();
        URI url = URI.create("http://127.0.0.1:" + port + "/mcp");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(
                java, "-cp", System.getProperty("java.class.path"), TinyServer.class.getName(), Integer.toString(port));
        ServerProcess server = start(command, url, Duration.ofSeconds(20));
        try (server) {
            assertThat(server.alive()).isTrue();
            assertThat(server.exitCode()).isEmpty();
        }
        assertThat(server.alive()).isFalse();
        assertThatThrownBy(() -> start(List.of("sh", "-c", "sleep 30"), url, Duration.ofMillis(200)))
                .isInstanceOf(Unreachable.class)
                .hasMessage(url + " did not answer in 200 ms");
    }

    @Test
    void saysThatItEndedBeforeItAnswered() throws Exception {
        URI url = URI.create("http://127.0.0.1:" + freePort() + "/mcp");
        assertThatThrownBy(() -> start(List.of("sh", "-c", "echo no port; exit 2"), url, Duration.ofSeconds(20)))
                .isInstanceOfSatisfying(Unreachable.class, fault -> {
                    assertThat(fault).hasMessage("exited with code 2 before " + url + " answered");
                    assertThat(fault.stderrTail()).isEqualTo("no port\n");
                });
    }
}
