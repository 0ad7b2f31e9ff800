package org.contexttck.harness.fuzz;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.contexttck.harness.check.Checker;
import org.contexttck.harness.explore.CaseCode;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.RecordingKind;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.harness.trace.UnreadableRecording;
import org.contexttck.harness.wire.http.SseEvent;
import org.contexttck.harness.wire.http.SseParser;
import org.contexttck.harness.wire.websocket.WebSocketFrames;
import org.contexttck.harness.wire.websocket.WebSocketHandshake;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;

/**
 * What reads bytes that others have made, each as a fuzzer calls it: only what its Javadoc says may be thrown, and what was read is
 * the same when it is read again.
 */
final class ParserTargets {

    private static final int LONGEST = 1 << 16;

    private ParserTargets() {}

    /** JSON of targets and of people; what was read can be written, and reads as the same. */
    public static final class JsonText {

        private JsonText() {}

        public static void fuzzerTestOneInput(byte[] input) {
            try {
                JsonNode read = Json.read(text(input)).node();
                if (!Json.read(Json.write(read)).node().equals(read)) {
                    throw new AssertionError(text(input) + " is another when it was written");
                }
            } catch (JsonProblem told) {
                // what is no JSON is told so
            }
        }
    }

    /** Recordings of all kinds, told by their first bytes; each is judged. */
    public static final class RecordingBytes {

        private static final Checker CHECKER = Checker.withoutProfile();

        private RecordingBytes() {}

        public static void fuzzerTestOneInput(byte[] input) throws IOException, InterruptedException {
            RecordingKind[] kinds = RecordingKind.values();
            Optional<RecordingKind> kind = input.length == 0
                    ? Optional.empty()
                    : Optional.of(input[0] & 0xff)
                            .filter(one -> one < kinds.length)
                            .map(one -> kinds[one]);
            byte[] rest = kind.isPresent() ? Arrays.copyOfRange(input, 1, input.length) : input;
            TraceSource source =
                    new TraceSource("fuzzed", () -> new ByteArrayInputStream(rest), OptionalLong.empty(), kind);
            List<TraceEntry> entries = new ArrayList<>();
            try {
                new Recordings(Recordings.Workers.NONE, ReadListener.NONE).read(source, entries::add);
                CHECKER.session(entries);
            } catch (UnreadableRecording told) {
                // in one line
            }
        }
    }

    /** Profiles in YAML. */
    public static final class ProfileText {

        private ProfileText() {}

        public static void fuzzerTestOneInput(byte[] input) {
            try {
                Profiles.parse("fuzzed.yaml", text(input), variable -> Optional.empty());
            } catch (ProfileException told) {
                if (told.getMessage().isBlank()) {
                    throw new AssertionError("a problem without a word");
                }
            }
        }
    }

    /** Event streams: however they are cut into pieces, the same events come out. */
    public static final class EventStream {

        private EventStream() {}

        public static void fuzzerTestOneInput(byte[] input) {
            List<String> whole = new ArrayList<>();
            new SseParser(LONGEST, event -> whole.add(shown(event))).feed(input, input.length);
            List<String> pieces = new ArrayList<>();
            SseParser parser = new SseParser(LONGEST, event -> pieces.add(shown(event)));
            for (byte one : input) {
                parser.feed(new byte[] {one}, 1);
            }
            if (!pieces.equals(whole)) {
                throw new AssertionError(whole + " in one piece, byte by byte " + pieces);
            }
        }

        private static String shown(SseEvent event) {
            return event.type() + " " + event.id() + " " + event.size() + " " + text(event.data());
        }
    }

    /** A WebSocket's head and frames. */
    public static final class Frames {

        private Frames() {}

        public static void fuzzerTestOneInput(byte[] input) {
            try {
                WebSocketHandshake.read(new ByteArrayInputStream(input));
            } catch (IOException told) {
                // as it may be
            }
            try {
                ByteArrayInputStream in = new ByteArrayInputStream(input);
                while (WebSocketFrames.read(in, LONGEST).isPresent()) {
                    // the next one
                }
            } catch (IOException told) {
                // the stream ends within a frame
            }
        }
    }

    /** Codes of explored cases, which people copy by hand. */
    public static final class Codes {

        private Codes() {}

        public static void fuzzerTestOneInput(byte[] input) {
            try {
                CaseCode code = CaseCode.parse(text(input));
                if (!CaseCode.parse(code.text()).text().equals(code.text())) {
                    throw new AssertionError(code + " reads as another");
                }
            } catch (IllegalArgumentException told) {
                if (told.getMessage().lines().count() != 1) {
                    throw new AssertionError("more than one line", told);
                }
            }
        }
    }

    private static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }
}
