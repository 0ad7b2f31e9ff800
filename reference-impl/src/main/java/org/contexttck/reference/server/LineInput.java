package org.contexttck.reference.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Hands a stream on line by line, each only after someone was shown it and has decided what becomes of it. */
final class LineInput extends InputStream {

    /** What becomes of a line. */
    enum Fate {
        /** It is handed on. */
        PASS,
        /** It is left out. */
        SKIP,
        /** The stream ends before it. */
        END
    }

    private final InputStream source;
    private final Function<String, Fate> judge;
    private final Runnable ended;
    private byte[] line = new byte[0];
    private int next;

    /**
     * Reads lines from a source.
     *
     * @param judge sees each line, without its end
     * @param ended runs at the end, before the reader hears of it
     */
    LineInput(InputStream source, Function<String, Fate> judge, Runnable ended) {
        this.source = new BufferedInputStream(source);
        this.judge = judge;
        this.ended = ended;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        if (next == line.length) {
            line = nextPassed();
            next = 0;
            if (line.length == 0) {
                ended.run();
                return -1;
            }
        }
        int count = Math.min(length, line.length - next);
        System.arraycopy(line, next, target, offset, count);
        next += count;
        return count;
    }

    /** The next line to hand on, with its end; nothing at the end. */
    private byte[] nextPassed() {
        byte[] read = readLine();
        while (read.length > 0) {
            Fate fate = judge.apply(new String(read, StandardCharsets.UTF_8).strip());
            if (fate != Fate.SKIP) {
                return fate == Fate.PASS ? read : new byte[0];
            }
            read = readLine();
        }
        return read;
    }

    /** The next line with its end, or nothing at the end of the source; a source that breaks has ended. */
    private byte[] readLine() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            int read = source.read();
            while (read >= 0) {
                bytes.write(read);
                if (read == '\n') {
                    break;
                }
                read = source.read();
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            return new byte[0];
        }
    }
}
