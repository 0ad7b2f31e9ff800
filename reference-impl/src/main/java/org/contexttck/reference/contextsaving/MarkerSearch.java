package org.contexttck.reference.contextsaving;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Looks for a text in a stream while someone else reads it, wherever the limits of that reader are (CS-E-06). */
final class MarkerSearch extends FilterInputStream {

    private final byte[] marker;
    private int matched;
    private boolean found;

    /**
     * Searches what is read from a stream.
     *
     * @param marker its first byte occurs in it only once, so that a mismatch needs no looking back
     */
    MarkerSearch(InputStream source, String marker) {
        super(source);
        this.marker = marker.getBytes(StandardCharsets.UTF_8);
    }

    boolean found() {
        return found;
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        if (next >= 0) {
            see((byte) next);
        }
        return next;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int count = super.read(target, offset, length);
        for (int i = 0; i < count; i++) {
            see(target[offset + i]);
        }
        return count;
    }

    private void see(byte next) {
        if (found) {
            return;
        }
        if (next != marker[matched]) {
            matched = 0;
        }
        if (next == marker[matched]) {
            matched++;
        }
        found = matched == marker.length;
    }
}
