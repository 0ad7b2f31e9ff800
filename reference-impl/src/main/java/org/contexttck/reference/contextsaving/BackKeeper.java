package org.contexttck.reference.contextsaving;

import java.util.Arrays;

/** Keeps the last lines, and of these no more than some bytes, from the first line start among them (R48). */
final class BackKeeper implements Keeper {

    private static final int FIRST_CAPACITY = 1024;

    private final long maxLines;
    private final long maxBytes;
    // the window of the text that is held; one byte more than may be kept, to see what is before the cut
    private byte[] window = new byte[FIRST_CAPACITY];
    private int start;
    private int end;
    // lines with a byte in the window
    private long lines;
    private boolean inLine;

    BackKeeper(long maxLines, long maxBytes) {
        this.maxLines = maxLines;
        this.maxBytes = maxBytes;
    }

    @Override
    public void accept(byte[] bytes, int length) {
        for (int i = 0; i < length && maxLines > 0; i++) {
            append(bytes[i]);
        }
    }

    private void append(byte next) {
        if (!inLine) {
            lines++;
        }
        while (lines > maxLines) {
            dropFirst();
        }
        if (end == window.length) {
            makeRoom();
        }
        window[end++] = next;
        inLine = next != '\n';
        if (end - start - 1 > maxBytes) {
            dropFirst();
        }
    }

    private void dropFirst() {
        if (window[start++] == '\n') {
            lines--;
        }
    }

    private void makeRoom() {
        byte[] roomier = start > window.length / 2 ? window : new byte[window.length * 2];
        System.arraycopy(window, start, roomier, 0, end - start);
        window = roomier;
        end -= start;
        start = 0;
    }

    @Override
    public byte[] kept() {
        return Arrays.copyOfRange(window, end - start <= maxBytes ? start : cut(), end);
    }

    private int cut() {
        for (int from = start + 1; from < end; from++) {
            if (window[from - 1] == '\n') {
                return from;
            }
        }
        int from = start + 1;
        while (from < end && Utf8.continues(window[from])) {
            from++;
        }
        return from;
    }
}
