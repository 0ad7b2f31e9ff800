package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TextLocator;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.FetchedRecords;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/**
 * Calls the reading tools that the profile names together with their arguments, once each. Tools that store, tools that run
 * commands, and tools that say of themselves that they change something are never called.
 */
final class Probes {

    private static final Pointer CONTEXT = Pointer.parse("/_meta/context");
    private static final Pointer HINTS = Pointer.parse("/_meta/contextHints");
    private static final String REFUSED = "give arguments that the tool takes";
    private static final int FULL = 5;
    private static final int MOST = 20;

    private final ServerTarget target;
    private final List<Tool> tools;
    private final List<ProbeCall> probes = new ArrayList<>();

    private Probes(ServerTarget target, List<Tool> tools) {
        this.target = target;
        this.tools = tools;
    }

    static List<ProbeCall> of(ServerTarget target, Claims claims, Keys keys, List<Tool> tools)
            throws InterruptedException {
        Probes probes = new Probes(target, tools);
        for (ProfileCall call : ProfileCalls.of(claims, keys)) {
            probes.call(call.key(), call.tool(), call.arguments(), made -> seen(made, call.claim()));
        }
        return List.copyOf(probes.probes);
    }

    private void call(String key, String name, ObjectNode arguments, Function<ToolCall, Seen> look)
            throws InterruptedException {
        Optional<Tool> tool =
                tools.stream().filter(one -> one.name().equals(name)).findFirst();
        if (tool.isEmpty() || probes.size() > MOST) {
            return;
        }
        String line = name + " " + Json.write(arguments);
        if (probes.size() == MOST) {
            probes.add(notMade(key, line, "no more than " + MOST + " calls are made; run makes all of them"));
            return;
        }
        if (tool.get().hints().writes()) {
            probes.add(notMade(key, line, "the tool says that it changes something"));
            return;
        }
        try {
            ToolCall call = target.shared().call(name, key, arguments);
            Seen seen = call.succeeded() ? look.apply(call) : new Seen(refusal(call), REFUSED);
            Optional<Obstacle> obstacle = Optional.of(seen)
                    .filter(one -> !one.whatToDo().isEmpty())
                    .map(one -> new Obstacle(key, true, name, one.text(), one.whatToDo()));
            probes.add(new ProbeCall(key, line, true, seen.text(), obstacle));
        } catch (Unreachable gone) {
            probes.add(notMade(key, line, gone.getMessage()));
        }
    }

    private static ProbeCall notMade(String key, String line, String why) {
        return new ProbeCall(key, line, false, "not called: " + why, Optional.empty());
    }

    private static String refusal(ToolCall call) {
        return call.result().isPresent()
                ? "refused: " + call.texts().stream().findFirst().orElse("without a text")
                : call.answer().describe();
    }

    private static Seen seen(ToolCall call, Record claim) {
        if (claim instanceof FetchTool fetch) {
            return fetched(call, fetch);
        }
        if (claim instanceof PaginatedTool paginated) {
            return listed(call, paginated);
        }
        return claim instanceof TruncatedTool truncated ? read(call, truncated) : hinted(call);
    }

    private static Seen fetched(ToolCall call, FetchTool fetch) {
        Optional<List<String>> records = FetchedRecords.identities(call, fetch.records(), fetch.identify());
        if (records.isEmpty()) {
            return new Seen("no records where the profile says they are; " + context(call), "correct records");
        }
        int count = records.get().size();
        return new Seen(
                count + (count == 1 ? " record; " : " records; ") + context(call),
                count < FULL ? "give arguments that return five records or more" : "");
    }

    private static Seen hinted(ToolCall call) {
        Optional<JsonNode> hints = call.at(HINTS);
        return new Seen(
                hints.isPresent()
                        ? "returns _meta.contextHints, " + hints.get().size() + " of them"
                        : "no _meta.contextHints",
                "");
    }

    private static Seen listed(ToolCall call, PaginatedTool tool) {
        Optional<JsonNode> items = call.structured().flatMap(tool.items()::at).filter(JsonNode::isArray);
        return items.isPresent()
                ? new Seen(items.get().size() + " items; " + context(call), "")
                : new Seen("no array at " + tool.items() + "; " + context(call), "correct items");
    }

    private static Seen read(ToolCall call, TruncatedTool tool) {
        boolean found = tool.text() instanceof TextLocator.Block block
                ? call.texts().size() > block.index()
                : call.structured()
                        .flatMap(((TextLocator.ByPointer) tool.text()).pointer()::at)
                        .filter(value -> tool.json() || value.isTextual())
                        .isPresent();
        return found
                ? new Seen("a text at " + tool.text().words() + "; " + context(call), "")
                : new Seen("no text at " + tool.text().words() + "; " + context(call), "correct text");
    }

    private static String context(ToolCall call) {
        Optional<JsonNode> context = call.at(CONTEXT);
        return context.isPresent() ? "returns _meta.context " + Json.write(context.get()) : "no _meta.context";
    }

    /** @param whatToDo what to correct in the profile; empty if nothing */
    private record Seen(String text, String whatToDo) {}
}
