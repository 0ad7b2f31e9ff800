package org.contexttck.harness.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Reads recorded lines as the kit reads what comes over a wire. */
public final class Rereading {

    private static final String CUT = "truncated";
    private static final String BETWEEN = ": ";

    private Rereading() {}

    /** A message that was recorded, with the number it had; of one that was cut only the beginning, which is no JSON. */
    public static Message message(TapeLine line) {
        byte[] bytes = line.raw().getBytes(StandardCharsets.UTF_8);
        long size = bytes.length + (line.facts().containsKey(CUT) ? 1L : 0L);
        Frame frame = new Frame(bytes, size, line.facts(), Optional.empty(), Optional.empty());
        Reading reading = Reading.of(frame, Limits.defaults());
        Direction direction = line.kind() == TapeLine.Kind.SENT ? Direction.TO_TARGET : Direction.FROM_TARGET;
        return new Message(line.order(), direction, line.raw(), reading.json(), reading.notes(), line.facts(), 0);
    }

    /** An anomaly that was recorded; empty if the line is something else, or an anomaly that this kit does not know. */
    public static Optional<Anomaly> anomaly(TapeLine line) {
        int end = line.note().indexOf(BETWEEN);
        if (line.kind() != TapeLine.Kind.ANOMALY || end < 0) {
            return Optional.empty();
        }
        String name = line.note().substring(0, end).replace('-', '_').toUpperCase(Locale.ROOT);
        return Arrays.stream(Anomaly.Kind.values())
                .filter(kind -> kind.name().equals(name))
                .findFirst()
                .map(kind -> new Anomaly(kind, line.note().substring(end + BETWEEN.length()), line.order()));
    }
}
