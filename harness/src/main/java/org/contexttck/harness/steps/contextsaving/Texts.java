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
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Refusals;
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
    private final Map<WholeText, Set<SentParameters>> asked = new HashMap<>();
    private final List<ToolCall> lost = new ArrayList<>();

    public Texts(ServerWorld world, ContextSavingClaim claim) {
        this.world = world;
        this.claim = claim;
    }

    ServerWorld world() {
        return world;
    }

    Check check(TextAnswer answer) {
        return world.check(answer.call());
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

    /**
     * Fetches every text, and of JSON values the text that the tool makes of them. One of which that is not known is left out,
     * and told to be.
     *
     * @param wanted which of them the scenario is about
     */
    void fetchTexts(Predicate<String> wanted) throws InterruptedException {
        fetch(tool -> true);
        whole.stream()
                .filter(one -> one.written().isEmpty())
                .forEach(one -> world.evidence()
                        .setAside(one.call().line() + ": how the tool writes this value cannot be told from its cuts"));
        whole.removeIf(one -> one.written().filter(wanted).isEmpty());
    }

    /** Fetches every value of the tools for JSON. */
    void fetchJson() throws InterruptedException {
        fetch(TruncatedTool::json);
    }

    private void fetch(Predicate<TruncatedTool> which) throws InterruptedException {
        for (TruncatedTool tool : claim.truncated()) {
            if (which.test(tool)) {
                for (ObjectNode arguments : tool.arguments()) {
                    Optional<ToolCall> call = world.ask(tool.tool(), "the whole text", arguments);
                    if (call.isPresent()) {
                        whole(tool, arguments, call.get()).ifPresent(whole::add);
                    }
                }
            }
        }
    }

    private Optional<WholeText> whole(TruncatedTool tool, ObjectNode arguments, ToolCall call)
            throws InterruptedException {
        Optional<JsonNode> value =
                Optional.of(call).filter(ToolCall::succeeded).flatMap(one -> Places.value(one, tool));
        String place = tool.text().words();
        if (call.unanswered()) {
            lost.add(call);
        }
        if (!call.succeeded()) {
            world.evidence().blocked(call.line() + " (the whole text) " + Refusals.failure(call));
        } else if (value.isEmpty()) {
            world.correct(call, ": nothing at " + place, "text");
        } else if (!tool.json() && !value.get().isTextual()) {
            world.evidence()
                    .blocked(
                            call.line() + ": no text at " + place + "; give `json: true` in the profile if it is JSON");
            return Optional.empty();
        }
        if (value.isEmpty()) {
            return Optional.empty();
        }
        Optional<String> written = tool.json()
                ? new WrittenValue(tool, value.get(), sent -> cut(tool, arguments, sent)).text()
                : value.map(JsonNode::textValue).map(Utf8Text::wellFormed);
        return Optional.of(new WholeText(tool, claim.command(tool.tool()), arguments, call, value.get(), written));
    }

    private Optional<ToolCall> cut(TruncatedTool tool, ObjectNode arguments, SentParameters sent)
            throws InterruptedException {
        Map<String, String> names = SentParameters.names(tool.names());
        return sent.fits(names)
                ? world.askWhileAnswered(tool.tool(), "a cut text", sent.into(arguments, names))
                : Optional.empty();
    }

    /** The calls for whole texts that had no answer at all. */
    List<ToolCall> lost() {
        return List.copyOf(lost);
    }

    /** Asks for a text with limits, once in a scenario; the checks that follow look at the answer. */
    void ask(WholeText text, SentParameters sent) throws InterruptedException {
        if (asked.computeIfAbsent(text, one -> new HashSet<>()).add(sent)) {
            Optional<TextCall> made = probe(text, sent);
            made.ifPresent(calls::add);
            made.ifPresent(call -> world.lookAt(
                    call.call(),
                    sent.parameters(SentParameters.names(text.tool().names()))));
        }
    }

    /** Asks for a text with limits, only to see what comes; empty if there is no such call to make. */
    Optional<TextCall> probe(WholeText text, SentParameters sent) throws InterruptedException {
        return cut(text.tool(), text.arguments(), sent).map(call -> new TextCall(text, sent.limits(), call));
    }

    /**
     * Fetches a text once more after its cuts, to see whether it stayed the same (FC-26): if some cut is not the one that a
     * text which did would give.
     */
    void settle(WholeText text) throws InterruptedException {
        if (calls.stream().filter(call -> call.whole().equals(text)).allMatch(TextCall::isOf)) {
            return;
        }
        Optional<ToolCall> again =
                world.callWhileAnswered(text.tool().tool(), "the whole text once more", text.arguments());
        Optional<JsonNode> value = again.filter(ToolCall::succeeded).flatMap(call -> Places.value(call, text.tool()));
        if (value.isEmpty()) {
            again.ifPresent(call -> unsteady.put(text, call.line() + " (once more) " + Refusals.failure(call)));
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
