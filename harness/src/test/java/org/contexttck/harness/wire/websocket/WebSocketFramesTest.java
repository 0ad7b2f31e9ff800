package org.contexttck.harness.wire.websocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebSocketFramesTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000})
    void aFrameComesBackAsItWasWritten(int size) throws IOException {
        byte[] payload = new byte[size];
        new Random(size).nextBytes(payload);
        for (boolean masked : new boolean[] {true, false}) {
            WebSocketFrame frame =
                    WebSocketFrame.of(WebSocketFrame.BINARY, payload).masked(masked);

            WebSocketFrame back = WebSocketFrames.read(
                            new ByteArrayInputStream(WebSocketFrames.bytes(frame)), Long.MAX_VALUE)
                    .orElseThrow();

            assertThat(back.payload()).isEqualTo(payload);
            assertThat(back.opcode()).isEqualTo(WebSocketFrame.BINARY);
            assertThat(back.last()).isTrue();
            assertThat(back.masked()).isEqualTo(masked);
            assertThat(back.size()).isEqualTo(size);
        }
    }

    @Test
    void whatIsWrongComesBackAsWell() throws IOException {
        WebSocketFrame wrong = new WebSocketFrame(7, false, 5, true, new byte[] {1, 2}, 2);

        WebSocketFrame back = WebSocketFrames.read(new ByteArrayInputStream(WebSocketFrames.bytes(wrong)), 10)
                .orElseThrow();

        assertThat(back.opcode()).isEqualTo(7);
        assertThat(back.reserved()).isEqualTo(5);
        assertThat(back.last()).isFalse();
    }

    @Test
    void onlyWhatIsToBeKeptIsKeptAndTheNextFrameIsFound() throws IOException {
        byte[] two = concat(
                WebSocketFrames.bytes(WebSocketFrame.text("x".repeat(1000))),
                WebSocketFrames.bytes(WebSocketFrame.close(1009, "too large")));
        ByteArrayInputStream in = new ByteArrayInputStream(two);

        WebSocketFrame first = WebSocketFrames.read(in, 10).orElseThrow();
        WebSocketFrame second = WebSocketFrames.read(in, 100).orElseThrow();

        assertThat(first.payload()).hasSize(10);
        assertThat(first.size()).isEqualTo(1000);
        assertThat(second.closed()).isEqualTo(new WebSocketClosed(1009, "too large"));
        assertThat(second.closed().saysWhy()).isTrue();
        assertThat(second.closed().describe()).isEqualTo("closed with 1009 (too large)");
        assertThat(WebSocketFrames.read(in, 10)).isEmpty();
    }

    @Test
    void anEndWithinAFrameIsNoEnd() {
        byte[] whole = WebSocketFrames.bytes(WebSocketFrame.text("hello"));

        assertThatThrownBy(() ->
                        WebSocketFrames.read(new ByteArrayInputStream(Arrays.copyOf(whole, whole.length - 1)), 100))
                .isInstanceOf(EOFException.class);
    }

    @Test
    void theHandshakeIsThatOfTheStandard() {
        assertThat(WebSocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==")).isEqualTo("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    }

    private static byte[] concat(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
