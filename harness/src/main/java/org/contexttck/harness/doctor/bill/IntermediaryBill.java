package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.doctor.StrayOutput;
import org.contexttck.harness.peer.fixture.ExampleLoop;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryRelay;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Measured;

/**
 * Measures what stands between a client and a server, with a server and a client of the kit: what it adds to the list of tools,
 * and what it makes of results, whole as they come over the wire.
 */
public final class IntermediaryBill {

    private static final List<String> TOOLS = List.of("search_records", "get_workflow_step", "store_analysis_memory");

    private IntermediaryBill() {}

    /** Measures the intermediary of a profile. Whatever it does is part of the bill. */
    public static Bill measure(Profile profile) throws InterruptedException {
        String address = profile.shown(
                "intermediary", profile.targets().intermediary().orElseThrow().address());
        StrayOutput stray = new StrayOutput();
        try (IntermediaryTarget target = IntermediaryTarget.start(profile, Launcher.processes(), name -> stray.log())) {
            return measure(profile, address, target);
        } catch (Unreachable unreachable) {
            return Bill.unreached(
                    new Bill.Target("intermediary", address, "", ""),
                    profile.secrets().hide(unreachable.getMessage()),
                    profile.secrets().hide(unreachable.stderrTail()),
                    List.of());
        }
    }

    private static Bill measure(Profile profile, String address, IntermediaryTarget target)
            throws InterruptedException {
        List<Measured> measured = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        target.notOpened().stream()
                .map(one -> "not measured before a server of " + one.behind().text() + ": " + one.reason())
                .map(profile.secrets()::hide)
                .forEach(notes::add);
        for (IntermediaryPassage passage : target.passages()) {
            measured.addAll(list(passage));
            measured.addAll(results(passage, notes));
        }
        String fronts = String.join(
                ", ",
                target.passages().stream()
                        .map(passage -> passage.front().text())
                        .distinct()
                        .toList());
        return Bill.measured(new Bill.Target("intermediary", address, fronts, ""), notes, measured);
    }

    /** Each tool of the server with the one that stands for it, then what is listed beside. */
    private static List<Measured> list(IntermediaryPassage passage) {
        Map<String, String> pairs = passage.tools().pairs();
        List<String> labels = new ArrayList<>();
        List<Cost> behind = new ArrayList<>();
        List<Cost> front = new ArrayList<>();
        for (ObjectNode tool : passage.listings().behind()) {
            String name = tool.path("name").asText();
            labels.add(name);
            behind.add(ToolCost.of(tool).given());
            front.add(Optional.ofNullable(pairs.get(name))
                    .map(offered -> given(passage.listings().front(), offered))
                    .orElse(Cost.NOTHING));
        }
        for (ObjectNode tool : passage.listings().front()) {
            if (!pairs.containsValue(tool.path("name").asText())) {
                labels.add(tool.path("name").asText() + " (its own)");
                behind.add(Cost.NOTHING);
                front.add(ToolCost.of(tool).given());
            }
        }
        return BillMeasurements.sideBySide(
                "The bill: the list of tools (" + passage.eras() + ")",
                labels,
                "as the server lists it",
                behind,
                "as it is listed in front",
                front);
    }

    private static Cost given(List<ObjectNode> tools, String name) {
        return tools.stream()
                .filter(tool -> tool.path("name").asText().equals(name))
                .findFirst()
                .map(tool -> ToolCost.of(tool).given())
                .orElse(Cost.NOTHING);
    }

    private static List<Measured> results(IntermediaryPassage passage, List<String> notes) throws InterruptedException {
        List<String> labels = new ArrayList<>();
        List<Cost> sent = new ArrayList<>();
        List<Cost> arrived = new ArrayList<>();
        for (String tool : TOOLS) {
            for (IntermediaryRelay relay : passage.relay(tool, Json.object(), List.of(reply(tool)))) {
                Answer through = relay.through();
                if (through.result().isPresent() && relay.original().isPresent()) {
                    labels.add(tool);
                    sent.add(Cost.of(Json.write(relay.original().get())));
                    arrived.add(Cost.of(Json.write(through.result().get())));
                } else {
                    notes.add("the result of " + relay.line() + " did not arrive: " + through.describe());
                }
            }
        }
        return labels.isEmpty()
                ? List.of()
                : BillMeasurements.sideBySide(
                        "The bill: whole results as JSON, the worked example of transient-context (" + passage.eras()
                                + ")",
                        labels,
                        "as the server sent it",
                        sent,
                        "as it arrived in front",
                        arrived);
    }

    private static Reply reply(String tool) {
        return ExampleLoop.calls().stream()
                .filter(call -> call.tool().equals(tool))
                .map(ScriptedCall::reply)
                .findFirst()
                .orElseThrow();
    }
}
