package org.contexttck.reference.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Collects what is written to it and hands it on as whole lines. */
final class LineOutput extends OutputStream {

    /** Takes lines, without their ends. */
    interface Lines {
        void line(String line) throws IOException;
    }

    private final Lines lines;
    private final ByteArrayOutputStream collected = new ByteArrayOutputStream();

    LineOutput(Lines lines) {
        this.lines = lines;
    }

    @Override
    public void write(int value) throws IOException {
        if (value == '\n') {
            lines.line(collected.toString(StandardCharsets.UTF_8));
            collected.reset();
        } else {
            collected.write(value);
        }
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        int end = offset + length;
        int from = offset;
        for (int i = offset; i < end; i++) {
            if (bytes[i] == '\n') {
                collected.write(bytes, from, i - from);
                write('\n');
                from = i + 1;
            }
        }
        collected.write(bytes, from, end - from);
    }
}
