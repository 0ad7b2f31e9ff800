package org.contexttck.harness.target.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ports for programs that have to be told one. */
class FreePortTest {

    /** Linux gives those from 32,768 on to whoever asks for any. */
    @Test
    void isNoneThatAnotherProgramIsGivenByChance() throws IOException {
        assertThat(FreePort.find()).isBetween(20_000, 31_999);
    }

    @Test
    void isNoneOnWhichSomebodyListens() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int free = FreePort.find();
            Iterator<Integer> candidates = List.of(taken.getLocalPort(), free).iterator();

            assertThat(FreePort.find(candidates::next)).isEqualTo(free);
            assertThatIOException()
                    .isThrownBy(() -> FreePort.find(taken::getLocalPort))
                    .withMessageContaining("no free port");
        }
    }
}
