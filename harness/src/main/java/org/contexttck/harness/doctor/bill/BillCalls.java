package org.contexttck.harness.doctor.bill;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.doctor.DerivedArguments;
import org.contexttck.harness.doctor.Keys;
import org.contexttck.harness.doctor.ProfileCall;
import org.contexttck.harness.doctor.ProfileCalls;
import org.contexttck.harness.doctor.Tool;
import org.contexttck.harness.profile.BillEntry;
import org.contexttck.harness.profile.Profile;
import org.contexttck.json.Json;

/**
 * Which calls are safe to make: those that a profile gives for tools that read, and those of tools that say that they only
 * read, with arguments that their schemas give. A tool that says that it changes something is never called, whoever names it.
 *
 * @param planned what is called, in order
 * @param uncalled what is not, and why
 */
record BillCalls(List<Planned> planned, List<UncalledTool> uncalled) {

    static final int MOST = 60;

    /** How the reason ends if there is nothing to give. */
    static final String OPEN = ", and its schema does not say what to give";

    /** A call to be made. @param key the place in the profile that gives it; empty if the tool's schema does */
    record Planned(Tool tool, String key, ObjectNode arguments) {

        String line() {
            return tool.name() + " " + Json.write(arguments);
        }
    }

    static BillCalls of(Profile profile, List<Tool> tools) {
        List<Planned> planned = new ArrayList<>();
        List<UncalledTool> uncalled = new ArrayList<>();
        Map<String, Tool> listed = new HashMap<>();
        tools.forEach(tool -> listed.putIfAbsent(tool.name(), tool));
        named(profile).forEach(call -> {
            if (listed.containsKey(call.tool())) {
                plan(planned, uncalled, new Planned(listed.get(call.tool()), call.key(), call.arguments()));
            } else {
                uncalled.add(new UncalledTool(call.tool(), call.key() + " names it, but the server does not list it"));
            }
        });
        Set<String> named = planned.stream().map(one -> one.tool().name()).collect(Collectors.toSet());
        tools.stream().filter(tool -> !named.contains(tool.name())).forEach(tool -> derive(planned, uncalled, tool));
        return new BillCalls(List.copyOf(planned), uncalled.stream().distinct().toList());
    }

    private static List<ProfileCall> named(Profile profile) {
        List<ProfileCall> named = new ArrayList<>();
        List<BillEntry.NamedCall> calls = profile.bill().calls();
        for (int i = 0; i < calls.size(); i++) {
            BillEntry.NamedCall one = calls.get(i);
            named.add(new ProfileCall("bill.calls[" + i + "]", one.tool(), one.arguments()));
        }
        named.addAll(ProfileCalls.typical(
                profile.claims(), new Keys(profile.written().keySet())));
        return named;
    }

    private static void derive(List<Planned> planned, List<UncalledTool> uncalled, Tool tool) {
        if (tool.hints().writes() || tool.hints().readOnly().isEmpty()) {
            uncalled.add(new UncalledTool(
                    tool.name(),
                    tool.hints().writes()
                            ? "it says that it changes something"
                            : "it does not say that it only reads (annotations.readOnlyHint)"));
            return;
        }
        DerivedArguments arguments = DerivedArguments.of(tool);
        if (arguments.open().isEmpty()) {
            plan(planned, uncalled, new Planned(tool, "", arguments.given()));
        } else {
            uncalled.add(new UncalledTool(tool.name(), "it requires " + String.join(", ", arguments.open()) + OPEN));
        }
    }

    private static void plan(List<Planned> planned, List<UncalledTool> uncalled, Planned call) {
        String name = call.tool().name();
        if (call.tool().hints().writes()) {
            uncalled.add(new UncalledTool(name, "it says that it changes something"));
        } else if (planned.size() >= MOST) {
            uncalled.add(new UncalledTool(name, "no more than " + MOST + " calls are made"));
        } else if (planned.stream().noneMatch(one -> one.line().equals(call.line()))) {
            planned.add(call);
        }
    }
}
