package org.contexttck.harness.peer;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Playback;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.TapeLine;

/** The recorded connections to the kit's gateway, which share one transcript. */
final class PlayedSeats {

    private static final String FIRST = "1";

    /** How {@link KitGatewaySeat#ended} is recorded. */
    private static final Pattern END =
            Pattern.compile("(closed|ended): (.*?)(?:" + KitGatewaySeat.BEFORE_NUMBER + "(\\d{1,5}))?");

    private final KitGateway gateway;
    private final Playback playback;
    private final Reel reel;
    private final Map<String, KitGatewaySeat> seats = new HashMap<>();

    PlayedSeats(KitGateway gateway, Playback playback, Reel reel) {
        this.gateway = gateway;
        this.playback = playback;
        this.reel = reel;
    }

    void take(TapeLine line) {
        Matcher end = END.matcher(line.note());
        if (line.kind() == TapeLine.Kind.RECEIVED) {
            seat(number(line)).arrived(line.raw().getBytes(StandardCharsets.UTF_8));
        } else if (end.matches()) {
            Anomaly.Kind kind = end.group(1).equals("ended") ? Anomaly.Kind.ENDED : Anomaly.Kind.CLOSED;
            seat(end.group(3) == null ? FIRST : end.group(3)).ended(kind, end.group(2));
        }
    }

    private KitGatewaySeat seat(String number) {
        return seats.computeIfAbsent(number, it -> gateway.seat(Integer.parseInt(it), new Played(it)));
    }

    private static String number(TapeLine line) {
        return line.facts().getOrDefault(KitGatewaySeat.NUMBER, FIRST);
    }

    /** What the kit sends goes nowhere; it is held against what it sent then. */
    private final class Played implements KitGatewaySeat.Carrier {

        private final String number;

        Played(String number) {
            this.number = number;
        }

        @Override
        public void before(String text) {
            playback.says(reel, text, line -> number(line).equals(number));
        }

        @Override
        public void write(String text) {
            // As said above.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
