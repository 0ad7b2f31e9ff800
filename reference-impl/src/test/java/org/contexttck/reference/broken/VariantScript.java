package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.RawClient;
import org.contexttck.reference.transientcontext.Findings;

/** Plays named calls to a server with a tap and keeps the raw lines that come back for each. */
final class VariantScript {

    private static final ObjectMapper JSON = new ObjectMapper();

    private VariantScript() {}

    static Map<String, List<String>> run(LineTap tap, Map<String, String> calls) throws Exception {
        Map<String, List<String>> answers = new LinkedHashMap<>();
        try (Findings findings = Findings.inMemory();
                RawClient client = new RawClient(tap, findings)) {
            for (Map.Entry<String, String> call : calls.entrySet()) {
                answers.put(call.getKey(), exchange(client, call.getValue()));
            }
        }
        return answers;
    }

    private static List<String> exchange(RawClient client, String call) {
        try {
            return client.exchange(call);
        } catch (IOException e) {
            // the server has ended before this call
            return List.of("end of stream");
        }
    }

    /** The calls that were answered differently. */
    static String differing(Map<String, List<String>> reference, Map<String, List<String>> spoiled) {
        return reference.keySet().stream()
                .filter(label -> !reference.get(label).equals(spoiled.get(label)))
                .collect(Collectors.joining(" "));
    }

    /** What is there in the first line; all lines without a pointer. */
    static String at(List<String> lines, String pointer) throws IOException {
        if (pointer == null) {
            return String.join(" / ", lines);
        }
        JsonNode node = JSON.readTree(lines.get(0)).at(pointer);
        return node.isMissingNode() ? "absent" : node.toString();
    }
}
