package org.contexttck.harness.trace;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Some whole lines of a recording.
 *
 * @param first the number of the first of them, from 1
 * @param bytes all of them
 * @param length how many of the bytes count
 * @param ends where those of them end that have a line end
 * @param longest a line with more bytes than this was cut off there
 */
record Chunk(long first, byte[] bytes, int length, int[] ends, int longest) {

    /**
     * One line.
     *
     * @param number from 1
     * @param from where it begins in the bytes
     * @param to where it has ended, without the line end
     * @param whole whether there was a line end
     */
    record Line(long number, byte[] all, int from, int to, boolean whole) {

        /** Bytes that are no UTF-8 become U+FFFD. */
        String text() {
            return new String(all, from, to - from, StandardCharsets.UTF_8);
        }

        byte[] bytes() {
            return Arrays.copyOfRange(all, from, to);
        }

        int size() {
            return to - from;
        }
    }

    /** Takes it apart. */
    void lines(Consumer<Line> each) {
        int start = 0;
        for (int i = 0; start < length; i++) {
            boolean whole = i < ends.length;
            int end = whole ? ends[i] : length;
            int last = end > start && bytes[end - 1] == '\r' ? end - 1 : end;
            each.accept(new Line(first + i, bytes, start, last, whole));
            start = end + 1;
        }
    }
}
