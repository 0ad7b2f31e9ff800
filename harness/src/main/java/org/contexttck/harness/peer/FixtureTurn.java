package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.harness.wire.Deadline;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/** The calls that the fixture awaits in one turn of the model, and what became of them. Safe for several threads. */
public final class FixtureTurn {

    private final List<ScriptedCall> awaited;
    private final List<ScriptedCall> arrived = new ArrayList<>();
    private final List<ServedCall> served = new ArrayList<>();
    private long lastProgress = Deadline.now();
    private int answered;
    private boolean over;

    FixtureTurn(List<ScriptedCall> calls) {
        this.awaited = List.copyOf(calls);
        for (ScriptedCall call : calls) {
            if (call.reply() instanceof Reply.Delayed delayed && delayed.afterOthers() >= calls.size()) {
                throw new IllegalArgumentException(call.callId() + " waits for " + delayed.afterOthers()
                        + " other calls, in a turn of " + calls.size());
            }
        }
    }

    /** The calls that were made, in the order of their answers. */
    public synchronized List<ServedCall> served() {
        return List.copyOf(served);
    }

    /** The calls that the client has not made so far. */
    public synchronized List<ScriptedCall> missing() {
        List<ScriptedCall> missing = new ArrayList<>(awaited);
        missing.removeAll(arrived);
        return missing;
    }

    /** @param again whether it was asked for before */
    record Found(ScriptedCall call, boolean again) {}

    /** The script for a call that the client makes: best one with the same arguments, else the first for the tool. */
    synchronized Optional<Found> take(String tool, JsonNode arguments) {
        lastProgress = Deadline.now();
        Optional<ScriptedCall> fresh = first(missing(), tool, call -> JsonEquality.equal(call.arguments(), arguments))
                .or(() -> first(missing(), tool, call -> holds(arguments, call.arguments())));
        Optional<Found> again = fresh.isPresent() ? Optional.empty() : repeated(tool, arguments);
        if (again.isPresent()) {
            return again;
        }
        Optional<ScriptedCall> found = fresh.or(() -> first(missing(), tool, call -> true));
        found.ifPresent(arrived::add);
        notifyAll();
        return found.map(call -> new Found(call, false));
    }

    /** The script of a call that the client made before. */
    synchronized Optional<Found> repeated(String tool, JsonNode arguments) {
        return first(arrived, tool, call -> holds(arguments, call.arguments())).map(call -> new Found(call, true));
    }

    private static Optional<ScriptedCall> first(
            List<ScriptedCall> calls, String tool, Predicate<ScriptedCall> condition) {
        return calls.stream()
                .filter(call ->
                        call.tool().substring(call.tool().lastIndexOf('/') + 1).equals(tool))
                .filter(condition)
                .findFirst();
    }

    /** Whether everything scripted was sent; hosts add defaults. */
    private static boolean holds(JsonNode sent, JsonNode scripted) {
        for (Map.Entry<String, JsonNode> member : scripted.properties()) {
            if (!sent.has(member.getKey()) || !JsonEquality.equal(sent.get(member.getKey()), member.getValue())) {
                return false;
            }
        }
        return sent.isObject();
    }

    /** Waits until so many calls have been answered; false if nothing happened for too long. */
    synchronized boolean awaitAnswers(int others, Duration patience) throws InterruptedException {
        while (answered < others && !over) {
            long left = lastProgress + patience.toNanos() - Deadline.now();
            if (left <= 0) {
                return false;
            }
            wait(left / 1_000_000 + 1);
        }
        return true;
    }

    synchronized void served(ServedCall call) {
        served.add(call);
    }

    /** An answer is on its way. */
    synchronized void answered() {
        answered++;
        lastProgress = Deadline.now();
        notifyAll();
    }

    /** Nobody needs to wait any longer. */
    synchronized void end() {
        over = true;
        notifyAll();
    }

    /** For a reader. */
    @Override
    public synchronized String toString() {
        return "awaited " + awaited.stream().map(ScriptedCall::tool).toList() + ", arrived "
                + arrived.stream()
                        .map(it -> it.tool() + " " + Json.write(it.arguments()))
                        .toList();
    }
}
