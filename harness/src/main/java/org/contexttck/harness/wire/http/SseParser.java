package org.contexttck.harness.wire.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Frame;

/** Reads an event stream (text/event-stream) byte by byte, so that no split of it matters. Bounded memory. */
public final class SseParser {

    private static final int LONGEST_FIELD = 1024;

    private final long longest;
    private final Consumer<SseEvent> consumer;
    private ByteArrayOutputStream line = new ByteArrayOutputStream();
    private ByteArrayOutputStream data = new ByteArrayOutputStream();
    private long lineSize;
    private long dataSize;
    private boolean hasData;
    private boolean afterReturn;
    private boolean firstLine = true;
    private String type = "";
    private Optional<String> id = Optional.empty();
    private Optional<String> lastId = Optional.empty();
    private Optional<Duration> retry = Optional.empty();

    /** @param longest more bytes than this of an event are cut off */
    public SseParser(long longest, Consumer<SseEvent> consumer) {
        this.longest = longest;
        this.consumer = consumer;
    }

    /** Takes the next bytes of the stream. */
    public void feed(byte[] chunk, int length) {
        for (int i = 0; i < length; i++) {
            byte b = chunk[i];
            if (b == '\n' && afterReturn) {
                afterReturn = false;
                continue;
            }
            afterReturn = b == '\r';
            if (b == '\n' || b == '\r') {
                endLine();
            } else {
                lineSize++;
                if (lineSize <= longest + LONGEST_FIELD) {
                    line.write(b);
                }
            }
        }
    }

    /** At the end of the stream: an event that was begun and not ended is handed on as not whole. */
    public void end() {
        if (lineSize > 0) {
            endLine();
        }
        dispatch(false);
    }

    Optional<String> lastId() {
        return lastId;
    }

    Optional<Duration> retry() {
        return retry;
    }

    private void endLine() {
        byte[] bytes = line.toByteArray();
        long size = lineSize;
        line = new ByteArrayOutputStream();
        lineSize = 0;
        int start = firstLine && startsWithMark(bytes) ? 3 : 0;
        firstLine = false;
        if (size == start) {
            dispatch(true);
            return;
        }
        int colon = start;
        while (colon < bytes.length && bytes[colon] != ':') {
            colon++;
        }
        int value = colon + 1 < bytes.length && bytes[colon + 1] == ' ' ? colon + 2 : colon + 1;
        field(
                new String(bytes, start, Math.min(colon - start, LONGEST_FIELD), StandardCharsets.UTF_8),
                bytes,
                Math.min(value, bytes.length),
                size);
    }

    private void field(String name, byte[] bytes, int from, long size) {
        switch (name) {
            case "data" -> data(bytes, from, size - from);
            case "event" -> type = text(bytes, from);
            case "id" -> {
                id = Optional.of(text(bytes, from));
                lastId = id;
            }
            case "retry" -> retry = number(text(bytes, from)).or(() -> retry);
            default -> {}
        }
    }

    private void data(byte[] bytes, int from, long size) {
        if (hasData) {
            dataSize++;
            data.write('\n');
        }
        hasData = true;
        dataSize += Math.max(0, size);
        if (dataSize <= longest) {
            data.write(bytes, from, bytes.length - from);
        } else if (data.size() < Frame.KEPT) {
            data.write(bytes, from, Math.min(bytes.length - from, Frame.KEPT - data.size()));
        } else if (data.size() > Frame.KEPT) {
            byte[] start = java.util.Arrays.copyOf(data.toByteArray(), Frame.KEPT);
            data = new ByteArrayOutputStream();
            data.write(start, 0, start.length);
        }
    }

    private void dispatch(boolean whole) {
        if (hasData) {
            consumer.accept(new SseEvent(data.toByteArray(), dataSize, type.isEmpty() ? "message" : type, id, whole));
        }
        data = new ByteArrayOutputStream();
        dataSize = 0;
        hasData = false;
        type = "";
        id = Optional.empty();
    }

    private static boolean startsWithMark(byte[] bytes) {
        return bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF;
    }

    private static String text(byte[] bytes, int from) {
        return new String(bytes, from, Math.min(bytes.length - from, LONGEST_FIELD), StandardCharsets.UTF_8);
    }

    private static Optional<Duration> number(String text) {
        return text.matches("[0-9]{1,9}") ? Optional.of(Duration.ofMillis(Long.parseLong(text))) : Optional.empty();
    }
}
