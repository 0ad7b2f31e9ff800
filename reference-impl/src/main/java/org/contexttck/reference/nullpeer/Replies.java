package org.contexttck.reference.nullpeer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes lines to a client, each at once. */
final class Replies {

    private final OutputStream out;

    Replies(OutputStream out) {
        this.out = out;
    }

    void line(String line) throws IOException {
        line(line.getBytes(StandardCharsets.UTF_8));
    }

    void line(byte[] line) throws IOException {
        byte[] ended = Arrays.copyOf(line, line.length + 1);
        ended[line.length] = '\n';
        out.write(ended);
        out.flush();
    }
}
