package org.contexttck.harness.doctor.hookup;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.doctor.TerminalLines;
import org.contexttck.json.Json;
import org.contexttck.reports.text.Visible;

/** The same for machines, {@code schemas/kit/doctor.schema.json}; what only servers have is empty. */
public final class HookupJson {

    private static final int LONGEST = 2_000;
    private static final List<String> OF_SERVERS =
            List.of("notes", "tools", "claims", "otherPaging", "advice", "calls");

    private HookupJson() {}

    /** On one line. Characters that a terminal would obey or hide are escaped. */
    public static String line(Hookup found) {
        ObjectNode json = Json.object().put("format", 1).put("role", found.role());
        json.putObject("target")
                .put("transport", found.transport())
                .put("address", text(found.address()))
                .put("revision", "")
                .put("era", "")
                .put("name", "")
                .put("version", "");
        json.put("reachable", found.reachable())
                .put("reason", text(found.unreached().orElse("")))
                .put("stderrTail", found.stderrTail())
                .put("profile", true);
        OF_SERVERS.forEach(json::putArray);
        ArrayNode obstacles = json.putArray("obstacles");
        found.obstacles()
                .forEach(one -> obstacles
                        .addObject()
                        .put("key", text(one.key()))
                        .put("written", one.written())
                        .put("tool", text(one.tool()))
                        .put("what", text(one.what()))
                        .put("whatToDo", text(one.whatToDo())));
        ArrayNode steps = json.putArray("steps");
        found.steps()
                .forEach(one -> steps.addObject()
                        .put("what", text(one.what()))
                        .put("good", one.good())
                        .put("seen", text(one.seen())));
        ArrayNode wire = json.putArray("wire");
        found.wire()
                .forEach(one -> wire.addObject()
                        .put("connection", text(one.connection()))
                        .put("from", one.fromTarget() ? "target" : "kit")
                        .put("text", text(one.text())));
        return Visible.line(Json.write(json));
    }

    private static String text(String foreign) {
        return TerminalLines.beginning(foreign, LONGEST);
    }
}
