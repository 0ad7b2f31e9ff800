package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.contexttck.reference.contextsaving.TruncationInfo.Position;
import org.junit.jupiter.api.Test;

class StderrLimiterTest {

    @Test
    void exactlyAsMuchAsIsLetPassStaysWhole() {
        String text = ("x".repeat(99) + "\n").repeat(1_000);
        assertThat(StderrLimiter.limit(text)).isEqualTo(new LimitedText(text, Optional.empty()));
    }

    @Test
    void oneByteMoreCostsTheLastLine() {
        String text = ("x".repeat(99) + "\n").repeat(1_000) + "y";
        assertThat(StderrLimiter.limit(text).info())
                .contains(new TruncationInfo(100_001, 1_001, 100_000, 1_000, Position.HEAD));
    }

    @Test
    void oneLongLineIsCutBetweenCharacters() {
        LimitedText limited = StderrLimiter.limit("€".repeat(50_000));
        assertThat(limited.text()).isEqualTo("€".repeat(33_333));
        assertThat(limited.info()).contains(new TruncationInfo(150_000, 1, 99_999, 1, Position.HEAD));
    }

    @Test
    void brokenBytesThatGrowWhenReplacedAreCutAsWell() throws IOException {
        byte[] raw = new byte[60_000];
        Arrays.fill(raw, (byte) 0xff);
        assertThat(StderrLimiter.limit(new ByteArrayInputStream(raw)).info())
                .contains(new TruncationInfo(60_000, 1, 99_999, 1, Position.HEAD));
    }

    @Test
    void aFloodIsCountedToTheLastByteWhileOnlyWhatIsKeptIsHeld() throws IOException {
        Flood flood = new Flood(85_000);
        long before = heldMemory();
        LimitedText limited = StderrLimiter.limit(flood);
        assertThat(limited.info()).contains(new TruncationInfo(8_500_000, 85_000, 100_000, 1_000, Position.HEAD));
        assertThat(limited.text()).hasSize(100_000);
        assertThat(flood.heldAtTheEnd - before).isLessThan(4_000_000);
    }

    private static long heldMemory() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** Lines of 100 bytes. Looks how much memory is in use when all of them have been read. */
    private static final class Flood extends InputStream {

        private static final byte[] LINE = ("x".repeat(99) + "\n").getBytes(StandardCharsets.UTF_8);

        private long left;
        private long heldAtTheEnd;

        private Flood(int lines) {
            left = (long) lines * LINE.length;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            if (left == 0) {
                heldAtTheEnd = heldMemory();
                return -1;
            }
            int count = (int) Math.min(left, length);
            for (int i = 0; i < count; i++) {
                target[offset + i] = LINE[(int) ((LINE.length - left % LINE.length) % LINE.length)];
                left--;
            }
            return count;
        }
    }
}
