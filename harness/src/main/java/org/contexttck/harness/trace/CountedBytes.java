package org.contexttck.harness.trace;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Tells how many bytes are read. */
final class CountedBytes extends FilterInputStream {

    private final ReadListener progress;

    CountedBytes(InputStream in, ReadListener progress) {
        super(in);
        this.progress = progress;
    }

    @Override
    public int read() throws IOException {
        int one = super.read();
        progress.read(one < 0 ? 0 : 1);
        return one;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        int read = super.read(into, offset, length);
        progress.read(Math.max(0, read));
        return read;
    }
}
