package org.contexttck.harness.wire;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly.Kind;

/** A recorded line as the piece of text that it was before it was read, so that it is read, and judged, again. */
final class RecordedFrame {

    private RecordedFrame() {}

    /**
     * @param raw the text, with the ids that the kit uses now
     * @param request that the carrier tied it to, if any
     */
    static Frame of(TapeLine line, String raw, Optional<RecordedSpeech.Said> request) {
        Map<String, String> facts = new HashMap<>(line.facts());
        Optional<String> malformed = Optional.ofNullable(facts.remove("malformed"));
        byte[] bytes = malformed
                .map(pieces -> Malformed.bytes(raw, pieces))
                .orElseGet(() -> raw.getBytes(StandardCharsets.UTF_8));
        Optional<String> truncated = Optional.ofNullable(facts.remove("truncated"));
        long size = truncated.map(Long::parseLong).orElse((long) bytes.length);
        facts.remove("probe");
        request.ifPresent(
                asked -> facts.computeIfPresent("http.answers", (name, then) -> Long.toString(asked.order())));
        Optional<String> call =
                facts.containsKey("http.answers") ? request.flatMap(RecordedSpeech.Said::call) : Optional.empty();
        return new Frame(bytes, size, facts, noJson(line), call);
    }

    private static Optional<Kind> noJson(TapeLine line) {
        Map<String, String> facts = line.facts();
        if (!facts.containsKey("http.status")) {
            return Optional.of(Kind.STRAY_OUTPUT);
        }
        boolean expected = facts.get("http.status").compareTo("300") < 0
                && !facts.containsKey("http.torn")
                && !line.raw().isEmpty();
        return expected ? Optional.of(Kind.HTTP_BODY) : Optional.empty();
    }
}
