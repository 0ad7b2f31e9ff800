package org.contexttck.harness.monitor.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.contexttck.json.JsonEquality;

/** What a participant sends at the request of its driver, against what was asked for since it began. */
final class DrivenEnvelopes {

    private static final String PLACE = "/envelope";

    private final EnvelopeRules rules;
    /** Requests to open a context, by the name that the kit gave it. */
    private final Map<String, JsonNode> opened = new HashMap<>();
    /** The ids under which contexts were first used, by the same names. */
    private final Map<String, JsonNode> ids = new HashMap<>();
    /** The last request; drivers answer one after another. */
    private JsonNode asked = MissingNode.getInstance();

    private String participant = "";

    DrivenEnvelopes(EnvelopeRules rules) {
        this.rules = rules;
    }

    /** Takes a line. @param answer whether the driver wrote it */
    List<Look> accept(JsonNode line, boolean answer) {
        if (!answer) {
            asked = line;
            request(line);
            return List.of();
        }
        boolean sent =
                asked.path("do").asText("").equals("send") && asked.path("id").equals(line.path("re"));
        return sent && line.path("envelope").isObject()
                ? sent(new LookedAtEnvelope(PLACE, line.path("envelope")))
                : List.of();
    }

    private void request(JsonNode line) {
        String what = line.path("do").asText("");
        if (what.equals("begin")) {
            participant = line.path("participant").asText("");
            opened.clear();
            ids.clear();
        } else if (what.equals("open")) {
            opened.put(line.path("as").asText(""), line);
            ids.remove(line.path("as").asText(""));
        }
    }

    private List<Look> sent(LookedAtEnvelope one) {
        List<Look> looks = new ArrayList<>(one.judge(rules, participant));
        looks.add(same(one, "/kind", asked.path("kind")));
        looks.add(same(one, "/payload", asked.path("payload")));
        boolean toAll = one.there("/to").map(JsonNode::isEmpty).orElse(true);
        looks.add(one.that("SC-P-15", "/to", toAll, "absent, since it is for everybody"));
        boolean inContext = EnvelopeRules.context(one.envelope()).isPresent();
        if (!asked.has("in")) {
            looks.add(one.that("SC-P-03", "/context", !inContext, "absent"));
        } else if (inContext) {
            looks.addAll(inContext(one, asked.path("in").asText("")));
        }
        return looks;
    }

    private List<Look> inContext(LookedAtEnvelope one, String name) {
        List<Look> looks = new ArrayList<>();
        JsonNode open = opened.getOrDefault(name, MissingNode.getInstance());
        if (open.path("type").isTextual()) {
            looks.add(same(one, "/context/type", open.path("type")));
        }
        JsonNode id = one.envelope().path("context").path("id");
        JsonNode first = ids.computeIfAbsent(name, absent -> id);
        String before = LookedAtEnvelope.shown(first) + ", as before in \"" + name + "\"";
        looks.add(one.that("SC-P-03", "/context/id", id.equals(first), before));
        JsonNode outer = ids.get(open.path("within").asText(""));
        if (outer != null) {
            boolean inside = one.envelope().path("context").path("parent").equals(outer);
            String of = LookedAtEnvelope.shown(outer) + ", the context that it is in";
            looks.add(one.that("SC-P-04", "/context/parent", inside, of));
        }
        return looks;
    }

    private static Look same(LookedAtEnvelope one, String at, JsonNode expected) {
        boolean holds = one.there(at)
                .filter(there -> JsonEquality.equalAsDoubles(there, expected))
                .isPresent();
        return one.that("SC-P-15", at, holds, LookedAtEnvelope.shown(expected));
    }
}
