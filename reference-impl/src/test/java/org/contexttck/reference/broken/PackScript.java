package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.RawClient;
import org.contexttck.reference.transientcontext.Findings;

/** Plays named calls for context packs to a server with a tap, and keeps what comes back: results as JSON. */
final class PackScript {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String INITIALIZED = "{'jsonrpc':'2.0','method':'notifications/initialized'}";
    private static final String GOAL = "'goal':'Add refresh-token rotation to the auth service'";
    private static final String KEYS = "'goal':'Rotate the signing keys'";
    private static final String REHEARSAL = "'goal':'Continue the migration rehearsal'";

    private PackScript() {}

    static Map<String, JsonNode> run(LineTap tap) throws Exception {
        Map<String, JsonNode> results = new LinkedHashMap<>();
        try (Findings findings = Findings.inMemory()) {
            try (RawClient client = new RawClient(tap, findings)) {
                client.send(INITIALIZED);
                results.put("schema", schema(client));
                for (Map.Entry<String, String> call : calls().entrySet()) {
                    results.put(call.getKey(), call(client, "context", call.getValue()));
                }
                call(client, "remember", "'title':'Kit note','content':'Noted: kit7'");
                results.put("recalled", call(client, "context", "'goal':'What is known about kit7'"));
                results.put("audit", call(client, "audit_entries", "'limit':2"));
            }
            try (RawClient client = new RawClient(tap, findings, Optional.empty())) {
                client.send(INITIALIZED);
                results.put("anonymous", call(client, "context", GOAL));
            }
        }
        return results;
    }

    private static Map<String, String> calls() {
        Map<String, String> calls = new LinkedHashMap<>();
        calls.put("plain", GOAL);
        calls.put("zero", GOAL + ",'limit':0");
        calls.put("minus", GOAL + ",'limit':-5");
        calls.put("five", GOAL + ",'limit':5");
        calls.put("forty", GOAL + ",'limit':40");
        calls.put("fifty1", GOAL + ",'limit':51");
        calls.put("wake", GOAL + ",'layer':'wake','limit':50");
        calls.put("recall", GOAL + ",'layer':'recall','limit':50");
        calls.put("ideate", GOAL + ",'intent':'ideate'");
        calls.put("domain", GOAL + ",'domain':'auth'");
        calls.put("alone", GOAL + ",'include_related':false");
        calls.put("one", GOAL + ",'related_limit':1");
        calls.put("nulls", GOAL + ",'domain':null,'limit':null");
        calls.put("nothing", "'goal':'qzx vwk jqy'");
        calls.put("missing", "");
        calls.put("blank", "'goal':'  '");
        calls.put("intent", GOAL + ",'intent':'review'");
        calls.put("layer", GOAL + ",'layer':'deep'");
        calls.put("foreign", GOAL + ",'project':'proj_other'");
        calls.put("unknown", GOAL + ",'project':'proj_none'");
        calls.put("keys", KEYS);
        calls.put("mykeys", KEYS + ",'project':'proj_abc123'");
        calls.put("all", REHEARSAL);
        calls.put("diary", REHEARSAL + ",'agent_id':'migration-runner'");
        return calls;
    }

    /** The calls that were answered differently. */
    static String differing(Map<String, JsonNode> reference, Map<String, JsonNode> spoiled) {
        return reference.keySet().stream()
                .filter(label -> !reference.get(label).equals(spoiled.get(label)))
                .collect(Collectors.joining(" "));
    }

    private static JsonNode call(RawClient client, String tool, String arguments) throws IOException {
        JsonNode answer = client.call(tool, "{" + arguments + "}");
        return JSON.readTree(answer.path("result").toString().replaceAll("20\\d\\d-[0-9T:.-]+Z", "NOW"));
    }

    private static JsonNode schema(RawClient client) throws IOException {
        List<String> lines = client.exchange("{'jsonrpc':'2.0','id':1,'method':'tools/list'}");
        for (JsonNode tool : JSON.readTree(lines.get(0)).at("/result/tools")) {
            if (tool.path("name").asText().equals("context")) {
                return tool.path("inputSchema");
            }
        }
        throw new IOException("there is no tool context");
    }
}
