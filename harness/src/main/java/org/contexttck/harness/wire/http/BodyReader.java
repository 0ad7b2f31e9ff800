package org.contexttck.harness.wire.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.contexttck.harness.wire.Frame;

/** Reads a body up to a limit; of a longer one only the beginning is kept, and its rest is not fetched. */
final class BodyReader {

    private final InputStream in;
    private final long longest;
    private ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private long size;

    BodyReader(InputStream in, long longest) {
        this.in = in;
        this.longest = longest;
    }

    void read() throws IOException {
        byte[] chunk = new byte[16 * 1024];
        for (int n = in.read(chunk); n >= 0 && size <= longest; n = in.read(chunk)) {
            kept.write(chunk, 0, n);
            size += n;
        }
        if (size > longest) {
            byte[] start = Arrays.copyOf(kept.toByteArray(), (int) Math.min(Math.min(Frame.KEPT, longest), size));
            kept = new ByteArrayOutputStream();
            kept.write(start, 0, start.length);
        }
    }

    byte[] bytes() {
        return kept.toByteArray();
    }

    /** Bytes that came before reading stopped. */
    long size() {
        return size;
    }
}
