package org.contexttck.harness.wire.process;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Hands on the lines of a stream as they come: the first of them, at its end the last of them, and of each the beginning. What
 * has come before somebody hears is kept until then.
 */
final class LineTap {

    private static final int FIRST = 500;
    private static final int LAST = 50;
    private static final int LONGEST = 2_000;

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final List<String> waiting = new ArrayList<>();
    private final Deque<String> last = new ArrayDeque<>();
    private Optional<Consumer<String>> hears = Optional.empty();
    private long lines;

    /** From now on this one hears, beginning with what has come already. */
    synchronized void heardBy(Consumer<String> who) {
        waiting.forEach(who);
        waiting.clear();
        hears = Optional.of(who);
    }

    synchronized void add(byte[] chunk, int offset, int length) {
        int from = offset;
        for (int i = offset; i < offset + length; i++) {
            if (chunk[i] == '\n') {
                keep(chunk, from, i);
                line();
                from = i + 1;
            }
        }
        keep(chunk, from, offset + length);
    }

    /** The stream is at its end, perhaps in the middle of a line. */
    synchronized void end() {
        line();
        long left = lines - FIRST - last.size();
        if (left > 0) {
            tell("(" + left + " lines are left out here)");
        }
        last.forEach(this::tell);
        last.clear();
    }

    private void line() {
        String text = line.toString(StandardCharsets.UTF_8).stripTrailing();
        line.reset();
        if (text.isEmpty()) {
            return;
        } else if (++lines <= FIRST) {
            tell(text);
            return;
        }
        last.add(text);
        if (last.size() > LAST) {
            last.remove();
        }
    }

    private void tell(String text) {
        hears.ifPresentOrElse(who -> who.accept(text), () -> waiting.add(text));
    }

    private void keep(byte[] chunk, int from, int to) {
        line.write(chunk, from, Math.max(0, Math.min(to - from, LONGEST - line.size())));
    }
}
