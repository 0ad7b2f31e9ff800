package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.JsonEquality;

/** The texts of a scenario: fetched whole, then asked for with limits. */
public final class Texts {

    private final ServerWorld world;
    private final ContextSavingClaim claim;
    private final List<WholeText> whole = new ArrayList<>();
    private final List<TextCall> calls = new ArrayList<>();
    private final Map<WholeText, String> unsteady = new LinkedHashMap<>();
    private final Map<WholeText, Set<ObjectNode>> asked = new HashMap<>();
    private final Set<String> silent = new HashSet<>();
    private final List<ToolCall> lost = new ArrayList<>();

    public Texts(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    ServerWorld world() {
        return world;
    }

    List<TruncatedTool> tools() {
        return claim.truncated();
    }

    /** What has been fetched whole, without the tools set aside. */
    List<WholeText> whole() {
        return whole.stream()
                .filter(one -> !world.isSetAside(one.tool().tool()))
                .toList();
    }

    /** Fetches every text of the tools for texts. @param wanted which of them the scenario is about */
    void fetchTexts(Predicate<String> wanted) throws InterruptedException {
        fetch(false);
        whole.removeIf(one -> !wanted.test(one.text()));
    }

    /** Fetches every value of the tools for JSON. */
    void fetchJson() throws InterruptedException {
        fetch(true);
    }

    private void fetch(boolean json) throws InterruptedException {
        for (TruncatedTool tool : claim.truncated()) {
            if (tool.json() == json) {
                for (ObjectNode arguments : tool.arguments()) {
                    fetch(tool, arguments).ifPresent(whole::add);
                }
            }
        }
    }

    private Optional<WholeText> fetch(TruncatedTool tool, ObjectNode arguments) throws InterruptedException {
        Optional<ToolCall> call = world.call(tool.tool(), "the whole text", arguments);
        Optional<JsonNode> value = call.filter(ToolCall::succeeded).flatMap(one -> Places.value(one, tool));
        call.filter(one -> one.result().isEmpty() && !one.refused()).ifPresent(lost::add);
        if (call.isPresent() && !call.get().succeeded()) {
            world.evidence().blocked(call.get().line() + " (the whole text) " + Places.failure(call.get()));
        } else if (call.isPresent() && value.isEmpty()) {
            world.evidence()
                    .blocked(call.get().line() + ": nothing at " + tool.text().words()
                            + "; correct `text` of this tool in the profile");
        } else if (value.isPresent() && !tool.json() && !value.get().isTextual()) {
            world.evidence()
                    .blocked(call.get().line() + ": no text at " + tool.text().words()
                            + "; give `json: true` in the profile if it is JSON");
            return Optional.empty();
        }
        return value.map(one -> new WholeText(tool, arguments, call.get(), one));
    }

    /** The calls for whole texts that had no answer at all. */
    List<ToolCall> lost() {
        return List.copyOf(lost);
    }

    /** Asks for a text with limits, once in a scenario; the checks that follow look at the answer. */
    void ask(WholeText text, SentLimits sent) throws InterruptedException {
        if (sent.fits(text.tool().names())
                && asked.computeIfAbsent(text, one -> new HashSet<>())
                        .add(sent.into(text.arguments(), text.tool().names()))) {
            probe(text, sent).ifPresent(calls::add);
        }
    }

    /** Asks for a text with limits, only to see what comes; empty if there is no such call to make. */
    Optional<TextCall> probe(WholeText text, SentLimits sent) throws InterruptedException {
        if (silent.contains(text.tool().tool()) || !sent.fits(text.tool().names())) {
            return Optional.empty();
        }
        ObjectNode arguments = sent.into(text.arguments(), text.tool().names());
        Optional<TextCall> made = world.call(text.tool().tool(), "a cut text", arguments)
                .map(call -> new TextCall(
                        text, sent.limits(), sent.parameters(text.tool().names()), call));
        made.filter(one -> one.call().result().isEmpty() && !one.call().refused())
                .ifPresent(one -> silent.add(text.tool().tool()));
        return made;
    }

    /** Fetches a text once more after its cuts, to see whether it stayed the same (FC-26). */
    void settle(WholeText text) throws InterruptedException {
        if (silent.contains(text.tool().tool())) {
            return;
        }
        Optional<ToolCall> again = world.call(text.tool().tool(), "the whole text once more", text.arguments());
        Optional<JsonNode> value = again.filter(ToolCall::succeeded).flatMap(call -> Places.value(call, text.tool()));
        if (value.isEmpty()) {
            again.ifPresent(call -> unsteady.put(text, call.line() + " (once more) " + Places.failure(call)));
        } else if (!JsonEquality.equal(value.get(), text.value())) {
            unsteady.put(text, text.call().line() + ": the text changed during the scenario");
        }
    }

    /** Those of some calls with limits whose text stayed the same; the others make the scenario inconclusive. */
    List<TextCall> steady(List<TextCall> some) {
        unsteady.values().forEach(world.evidence()::inconclusive);
        return some.stream()
                .filter(call -> !unsteady.containsKey(call.whole()))
                .filter(call -> !world.isSetAside(call.tool().tool()))
                .toList();
    }

    /** Every call with limits. */
    List<TextCall> calls() {
        return List.copyOf(calls);
    }
}
