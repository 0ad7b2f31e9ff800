package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.doctor.Advice;
import org.contexttck.harness.doctor.Cutting;
import org.contexttck.harness.doctor.Paging;
import org.contexttck.harness.doctor.Tool;
import org.contexttck.json.Json;

/**
 * What a tool costs by being listed, in every request of a conversation.
 *
 * @param given its name, description and input schema as compact JSON: what hosts hand to a model
 * @param entry all of its entry as compact JSON
 * @param description its description alone
 * @param limits the parameters by which its output can be had in parts
 * @param unbounded why its output may grow without bound, as far as words and results tell; empty if nothing says so, or if
 *     there is a limit
 */
public record ToolCost(Tool tool, Cost given, Cost entry, Cost description, List<String> limits, String unbounded) {

    private static final List<String> GIVEN = List.of("name", "description", "inputSchema");

    static ToolCost of(ObjectNode entry) {
        Tool tool = Tool.of(entry);
        ObjectNode given = Json.object();
        GIVEN.stream().filter(entry::has).forEach(member -> given.set(member, entry.get(member)));
        List<String> limits = new ArrayList<>(Paging.of(tool).names());
        limits.addAll(Cutting.of(tool).names());
        limits.addAll(Cutting.of(tool).others());
        String unbounded = Advice.of(List.of(tool)).stream()
                .filter(advice -> limits.isEmpty())
                .map(advice -> advice.why() + ": " + advice.what())
                .findFirst()
                .orElse("");
        return new ToolCost(
                tool,
                Cost.of(Json.write(given)),
                Cost.of(Json.write(entry)),
                Cost.of(entry.path("description").asText("")),
                limits.stream().distinct().toList(),
                unbounded);
    }

    /** The same, with what its results tell where words do not: a long one that nothing bounds. */
    ToolCost with(List<CallCost> calls) {
        boolean told = !limits.isEmpty() || !unbounded.isEmpty();
        return calls.stream()
                .filter(call -> !told && call.tool().equals(tool.name()))
                .filter(call -> call.result().filter(ResultCost::goesOn).isPresent())
                .findFirst()
                .map(call -> new ToolCost(
                        tool,
                        given,
                        entry,
                        description,
                        limits,
                        "the result of " + call.call() + " goes beyond " + Saving.FIRST_ITEMS + " items of a list, or "
                                + Saving.FIRST_LINES + " lines or " + Saving.FIRST_CHARACTERS
                                + " characters of a text"))
                .orElse(this);
    }
}
