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
    /** The contexts as they were first used, by the same names. */
    private final Map<String, JsonNode> firsts = new HashMap<>();
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
            firsts.clear();
        } else if (what.equals("open")) {
            opened.put(line.path("as").asText(""), line);
            firsts.remove(line.path("as").asText(""));
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
        JsonNode context = one.envelope().path("context");
        JsonNode first = firsts.computeIfAbsent(name, absent -> context);
        // type and parent may be left out once they were said (R91)
        JsonNode type = context.has("type") ? context.get("type") : first.path("type");
        JsonNode parent = context.has("parent") ? context.get("parent") : first.path("parent");
        if (open.path("type").isTextual()) {
            looks.add(one.that(
                    "SC-P-15",
                    "/context/type",
                    type.equals(open.path("type")),
                    LookedAtEnvelope.shown(open.path("type"))));
        }
        String before = LookedAtEnvelope.shown(first.path("id")) + ", as before in \"" + name + "\"";
        looks.add(one.that("SC-P-03", "/context/id", context.path("id").equals(first.path("id")), before));
        JsonNode outer = firsts.get(open.path("within").asText(""));
        if (outer != null) {
            String of = LookedAtEnvelope.shown(outer.path("id")) + ", the context that it is in";
            looks.add(one.that("SC-P-04", "/context/parent", parent.equals(outer.path("id")), of));
        } else if (open.isObject() && !open.has("within")) {
            looks.add(one.that(
                    "SC-P-04", "/context/parent", parent.isMissingNode(), "absent, since it is inside no other"));
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
