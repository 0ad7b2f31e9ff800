package org.contexttck.harness.steps.contextpack;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;

/** Calls of the context tool, and the packs they bring. */
public final class PackWorld {

    private static final int GOAL = 24;

    private final ServerWorld world;
    private final ContextPackTool claim;
    private final PackWords words;
    private boolean skipped;

    public PackWorld(ServerWorld world, ContextPackTool claim, RunMarker marker) {
        this.world = world;
        this.claim = claim;
        this.words = new PackWords(claim, marker);
    }

    ContextPackTool claim() {
        return claim;
    }

    PackWords words() {
        return words;
    }

    ServerWorld server() {
        return world;
    }

    Evidence evidence() {
        return world.evidence();
    }

    /** Calls the tool for a goal of the vocabulary; empty if the profile or the server does not offer what it takes. */
    Optional<ToolCall> call(String goal, String arguments) throws InterruptedException {
        return made(goal, arguments, false);
    }

    /** As above, but what was answered before on the same connection is not asked again. */
    Optional<ToolCall> ask(String goal, String arguments) throws InterruptedException {
        return made(goal, arguments, true);
    }

    /** @param known whether an answer from before will do */
    private Optional<ToolCall> made(String goal, String arguments, boolean known) throws InterruptedException {
        if (skipped) {
            return Optional.empty();
        }
        Optional<String> text = words.goal(goal);
        Optional<ObjectNode> given = words.arguments(arguments);
        if (text.isEmpty() || given.isEmpty()) {
            evidence()
                    .nothingToTry("the profile gives no `" + String.join("`, `", words.missing(goal, arguments))
                            + "` below context-pack");
            return Optional.empty();
        }
        ObjectNode all = with(Json.object().put("goal", text.get()), given.get());
        return known ? world.ask(claim.tool(), goal, all) : world.call(claim.tool(), goal, all);
    }

    /** Calls the tool with these arguments on top of those that the profile wants with every call. */
    Optional<ToolCall> call(String purpose, ObjectNode first, ObjectNode more) throws InterruptedException {
        return world.call(claim.tool(), purpose, with(first, more));
    }

    private ObjectNode with(ObjectNode first, ObjectNode more) {
        ObjectNode all = Json.object();
        all.setAll(first);
        all.setAll(claim.arguments());
        all.setAll(more);
        return all;
    }

    /** The pack for a goal of the vocabulary; empty if there is none, and the scenario blocked if a call brought none. */
    Optional<Pack> find(String goal, String arguments) throws InterruptedException {
        return packOf(call(goal, arguments));
    }

    /** The pack that a call brought; a call that brought none blocks the scenario. */
    Optional<Pack> packOf(Optional<ToolCall> call) {
        Optional<Pack> pack = call.flatMap(this::pack);
        if (call.isPresent() && pack.isEmpty()) {
            evidence().blocked(noPack(call.get()));
        }
        return pack;
    }

    /** From here on the scenario calls for no goal of the vocabulary: the profile gives nothing to try. */
    void skip() {
        skipped = true;
    }

    /** The calls that checks look at, in order. */
    List<ToolCall> calls() {
        return world.calls();
    }

    Optional<Pack> pack(ToolCall call) {
        return Pack.of(call, claim.pack());
    }

    /** The packs of the calls that the checks look at; a call that brought none blocks the scenario. */
    List<Pack> packs() {
        return packs(call -> true);
    }

    /** The packs of some of them. */
    List<Pack> packs(Predicate<ToolCall> which) {
        return world.calls().stream()
                .filter(which)
                .flatMap(call -> packOf(Optional.of(call)).stream())
                .toList();
    }

    /** Why a call brought no pack, in one line. */
    String noPack(ToolCall call) {
        if (call.refused()) {
            return call.line() + " was refused: " + Shown.text(refusal(call));
        } else if (call.result().isEmpty()) {
            return call.line() + ": " + call.answer().describe();
        }
        String at = claim.pack().toString();
        return call.line() + " brought no object "
                + (at.isEmpty() ? "as structured content or as JSON in the first text block" : "at " + at)
                + "; correct `pack` in the profile if it is elsewhere";
    }

    /** The words of a refusal: the message of the error, or the texts of the result. */
    static String refusal(ToolCall call) {
        return call.answer().outcome() instanceof Answer.RpcError error
                ? error.message()
                : String.join("\n", call.texts());
    }

    /** Holds a place of a pack against a demand. */
    void check(Pack pack, Pointer place, boolean holds, String demand) {
        String seen = Shown.at(place.at(pack.node()));
        check(pack, place).that(holds, place + " is " + seen + ", " + demand, place + " " + demand);
    }

    /** Looks at a place of a pack. */
    Check check(Pack pack, Pointer place) {
        return at(look(pack.call(), ": "), pack, place);
    }

    /** The same look, at a place of the pack. */
    Check at(Check look, Pack pack, Pointer place) {
        return look.at(pack.inResult(place), Shown.at(place.at(pack.node())));
    }

    /** Looks at a call; what is said of it follows its line as it is. */
    Check check(ToolCall call, String seen) {
        return look(call, "").saw(seen);
    }

    private Check look(ToolCall call, String apart) {
        return world.check(call.connection(), call.answer(), call.tool(), line(call) + apart);
    }

    /** A call in one line, with the beginning of its goal: what is said of it is to fit beside. */
    static String line(ToolCall call) {
        ObjectNode arguments = call.arguments().deepCopy();
        String goal = arguments.path("goal").asText();
        if (goal.codePointCount(0, goal.length()) > GOAL) {
            arguments.put("goal", goal.substring(0, goal.offsetByCodePoints(0, GOAL)) + "…");
        }
        return call.tool() + " " + Json.write(arguments);
    }
}
