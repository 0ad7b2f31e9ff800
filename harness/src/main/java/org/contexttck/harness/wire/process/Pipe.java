package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Objects;

/**
 * A pipe as operating systems have them: of bounded room, whoever waits wakes up at once, and no thread need stay alive
 * for what it wrote to be read. Its reader sees the end when the writing end is closed and everything has been read; its
 * writer fails when the reading end is closed.
 */
final class Pipe {

    private static final int ROOM = 64 * 1024;

    private final byte[] ring = new byte[ROOM];
    private final InputStream source = new Source();
    private final OutputStream sink = new Sink();
    private long read;
    private long written;
    private boolean sinkClosed;
    private boolean sourceClosed;

    /** The end to read from. */
    InputStream source() {
        return source;
    }

    /** The end to write to. */
    OutputStream sink() {
        return sink;
    }

    private synchronized int take(byte[] target, int offset, int length) throws IOException {
        while (read == written && !sinkClosed && !sourceClosed) {
            pause();
        }
        if (sourceClosed) {
            throw new IOException("Stream closed");
        } else if (read == written) {
            return -1;
        }
        int count = (int) Math.min(length, written - read);
        for (int done = 0; done < count; ) {
            int from = (int) ((read + done) % ROOM);
            int part = Math.min(count - done, ROOM - from);
            System.arraycopy(ring, from, target, offset + done, part);
            done += part;
        }
        read += count;
        notifyAll();
        return count;
    }

    private synchronized int put(byte[] bytes, int offset, int length) throws IOException {
        while (written - read == ROOM && !sinkClosed && !sourceClosed) {
            pause();
        }
        if (sinkClosed) {
            throw new IOException("Stream closed");
        } else if (sourceClosed) {
            throw new IOException("Broken pipe");
        }
        int count = (int) Math.min(length, ROOM - (written - read));
        for (int done = 0; done < count; ) {
            int to = (int) ((written + done) % ROOM);
            int part = Math.min(count - done, ROOM - to);
            System.arraycopy(bytes, offset + done, ring, to, part);
            done += part;
        }
        written += count;
        notifyAll();
        return count;
    }

    private synchronized int waiting() {
        return (int) (written - read);
    }

    /** After it the reader sees the end, behind everything written before. */
    synchronized void closeSink() {
        sinkClosed = true;
        notifyAll();
    }

    /** After it nothing can be read or written any more. */
    synchronized void closeSource() {
        sourceClosed = true;
        notifyAll();
    }

    private void pause() throws InterruptedIOException {
        try {
            wait();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting for the other end of a pipe");
        }
    }

    private final class Source extends InputStream {

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, target.length);
            return length == 0 ? 0 : take(target, offset, length);
        }

        @Override
        public int available() {
            return waiting();
        }

        @Override
        public void close() {
            closeSource();
        }
    }

    private final class Sink extends OutputStream {

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            Objects.checkFromIndexSize(offset, length, bytes.length);
            for (int done = 0; done < length; ) {
                done += put(bytes, offset + done, length - done);
            }
        }

        @Override
        public void close() {
            closeSink();
        }
    }
}
