package org.contexttck.reference.contextsaving;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** Keeps the first lines, and of these no more than some bytes, to the last line end among them (R49). */
final class FrontKeeper implements Keeper {

    private final long maxBytes;
    // one byte more than may be kept: it tells whether anything was left out, and whether a character ends before it
    private final ByteArrayOutputStream front = new ByteArrayOutputStream();
    private long linesLeft;

    FrontKeeper(long lines, long maxBytes) {
        this.linesLeft = lines;
        this.maxBytes = maxBytes;
    }

    @Override
    public void accept(byte[] bytes, int length) {
        int end = 0;
        while (end < length && linesLeft > 0) {
            if (bytes[end] == '\n') {
                linesLeft--;
            }
            end++;
        }
        long room = maxBytes - front.size();
        front.write(bytes, 0, room < end ? (int) room + 1 : end);
        if (room < end) {
            linesLeft = 0;
        }
    }

    @Override
    public byte[] kept() {
        byte[] all = front.toByteArray();
        return all.length <= maxBytes ? all : Arrays.copyOf(all, cut(all, (int) maxBytes));
    }

    private static int cut(byte[] all, int most) {
        for (int end = most; end > 0; end--) {
            if (all[end - 1] == '\n') {
                return end;
            }
        }
        int end = most;
        while (Utf8.continues(all[end])) {
            end--;
        }
        return end;
    }
}
