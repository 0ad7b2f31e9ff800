package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.json.Json;
import org.contexttck.reports.text.Visible;

/** A diagnosis for machines: {@code schemas/kit/doctor.schema.json}. Descriptions and schemas of tools are left out. */
public final class DiagnosisJson {

    private static final int FORMAT = 1;
    private static final int LONGEST = 2_000;

    private DiagnosisJson() {}

    /** The diagnosis on one line. Characters that a terminal would obey or hide are escaped, as JSON allows for any. */
    public static String line(Diagnosis found) {
        return Visible.line(Json.write(of(found)));
    }

    /** The diagnosis as a tree; every member is there. */
    static ObjectNode of(Diagnosis found) {
        ObjectNode json = Json.object().put("format", FORMAT);
        json.set("target", target(found));
        json.put("reachable", found.reachable());
        json.put("reason", text(found.unreached().orElse("")));
        json.put("stderrTail", found.stderrTail());
        json.set("notes", each(found.notes(), note -> Json.text(text(note))));
        json.set("tools", each(found.tools(), DiagnosisJson::tool));
        json.set(
                "claims",
                each(
                        found.claims(),
                        one -> Json.object()
                                .put("claim", one.claim())
                                .put("tool", text(one.tool()))
                                .put("named", one.named())
                                .put("why", text(one.why()))));
        json.set(
                "otherPaging",
                each(
                        found.otherPaging(),
                        one -> Json.object().put("tool", text(one.tool())).put("by", text(one.by()))));
        json.set(
                "advice",
                each(
                        found.advice(),
                        one -> Json.object()
                                .put("tool", text(one.tool()))
                                .put("what", text(one.what()))
                                .put("why", text(one.why()))));
        json.put("profile", found.profile());
        json.set(
                "obstacles",
                each(
                        found.obstacles(),
                        one -> Json.object()
                                .put("key", text(one.key()))
                                .put("written", one.written())
                                .put("tool", text(one.tool()))
                                .put("what", text(one.what()))
                                .put("whatToDo", text(one.whatToDo()))));
        json.set(
                "calls",
                each(
                        found.probes(),
                        one -> Json.object()
                                .put("key", text(one.key()))
                                .put("call", text(one.call()))
                                .put("made", one.made())
                                .put("seen", text(one.seen()))));
        return json;
    }

    private static ObjectNode target(Diagnosis found) {
        Diagnosis.Spoken spoken = found.spoken().orElse(new Diagnosis.Spoken("", false, "", ""));
        String era = spoken.stateless() ? "stateless" : "sessions";
        return Json.object()
                .put("transport", found.transport())
                .put("address", text(found.address()))
                .put("revision", spoken.revision())
                .put("era", spoken.revision().isEmpty() ? "" : era)
                .put("name", text(spoken.name()))
                .put("version", text(spoken.version()));
    }

    private static ObjectNode tool(Tool tool) {
        ObjectNode json = Json.object().put("name", text(tool.name()));
        json.put("described", tool.described());
        ObjectNode hints = json.putObject("hints");
        hints.put("readOnly", said(tool.hints().readOnly()));
        hints.put("destructive", said(tool.hints().destructive()));
        hints.put("idempotent", said(tool.hints().idempotent()));
        hints.put("openWorld", said(tool.hints().openWorld()));
        json.set("parameters", each(tool.parameters(), one -> {
            ObjectNode parameter = Json.object().put("name", text(one.name())).put("required", one.required());
            parameter.set("types", each(one.types(), type -> Json.text(text(type))));
            return parameter;
        }));
        json.set("pages", each(Paging.of(tool).names(), name -> Json.text(text(name))));
        json.set("cuts", each(Cutting.of(tool).names(), name -> Json.text(text(name))));
        return json;
    }

    private static String said(Optional<Boolean> hint) {
        return hint.map(value -> value ? "yes" : "no").orElse("");
    }

    private static String text(String foreign) {
        return TerminalLines.beginning(foreign, LONGEST);
    }

    private static <T> ArrayNode each(List<T> items, Function<T, JsonNode> form) {
        ArrayNode array = Json.array();
        items.forEach(item -> array.add(form.apply(item)));
        return array;
    }
}
