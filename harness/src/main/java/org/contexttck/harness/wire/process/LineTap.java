package org.contexttck.harness.wire.process;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Hands on the lines of a stream as they come: the first of them only, and of each the beginning. What has come before
 * somebody hears is kept until then.
 */
final class LineTap {

    private static final int MOST = 500;
    private static final int LONGEST = 2_000;

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final List<String> waiting = new ArrayList<>();
    private Optional<Consumer<String>> hears = Optional.empty();
    private int lines;

    /** From now on this one hears, beginning with what has come already. */
    synchronized void heardBy(Consumer<String> who) {
        waiting.forEach(who);
        waiting.clear();
        hears = Optional.of(who);
    }

    synchronized void add(byte[] chunk, int offset, int length) {
        for (int i = offset; i < offset + length && lines <= MOST; i++) {
            if (chunk[i] == '\n') {
                end();
            } else if (line.size() < LONGEST) {
                line.write(chunk[i]);
            }
        }
    }

    /** The stream is at its end, perhaps in the middle of a line. */
    synchronized void end() {
        String text = line.toString(StandardCharsets.UTF_8).stripTrailing();
        line.reset();
        if (text.isEmpty() || lines > MOST) {
            return;
        }
        tell(lines++ < MOST ? text : "(more than " + MOST + " lines: the rest is not recorded)");
    }

    private void tell(String text) {
        hears.ifPresentOrElse(who -> who.accept(text), () -> waiting.add(text));
    }
}
