package org.contexttck.harness.wire.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.TransportFacts;

/** Cuts a byte stream into lines; of a line that is too long only the beginning is kept. */
final class LineReader {

    private final InputStream in;
    private final long longest;
    private final byte[] buffer = new byte[64 * 1024];
    private int from;
    private int to;

    LineReader(InputStream in, long longest) {
        this.in = in;
        this.longest = longest;
    }

    /** The next line without its end; empty at the end of the stream. */
    Optional<Frame> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long size = 0;
        while (true) {
            if (from == to && !fill()) {
                return size == 0 ? Optional.empty() : Optional.of(frame(line.toByteArray(), size, "none"));
            }
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            size += end - from;
            if (size <= longest) {
                line.write(buffer, from, end - from);
            } else {
                line = cut(line, end - from);
            }
            boolean whole = end < to;
            from = whole ? end + 1 : end;
            if (whole) {
                return Optional.of(frame(line.toByteArray(), size, "LF"));
            }
        }
    }

    private ByteArrayOutputStream cut(ByteArrayOutputStream line, int more) {
        if (line.size() > Frame.KEPT) {
            ByteArrayOutputStream start = new ByteArrayOutputStream();
            start.write(line.toByteArray(), 0, Frame.KEPT);
            return start;
        }
        line.write(buffer, from, Math.min(more, Frame.KEPT - line.size()));
        return line;
    }

    private boolean fill() throws IOException {
        from = 0;
        to = Math.max(0, in.read(buffer));
        return to > 0;
    }

    private static Frame frame(byte[] bytes, long size, String end) {
        boolean carriageReturn = size == bytes.length && size > 0 && bytes[bytes.length - 1] == '\r';
        byte[] line = carriageReturn ? java.util.Arrays.copyOf(bytes, bytes.length - 1) : bytes;
        TransportFacts facts =
                TransportFacts.of(new TransportFacts.Line(carriageReturn && end.equals("LF") ? "CRLF" : end));
        return new Frame(
                line,
                carriageReturn ? size - 1 : size,
                facts,
                Optional.of(Anomaly.Kind.STRAY_OUTPUT),
                Optional.empty());
    }
}
