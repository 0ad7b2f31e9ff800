package org.contexttck.harness.steps.shared;

import java.util.List;
import java.util.Locale;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;

/** Calls that have to be refused, and those that should not have been. */
public final class Refusals {

    private final ServerWorld world;

    public Refusals(ServerWorld world) {
        this.world = world;
    }

    /** Demands that a refusal names one of the parameters that the call was made to try. */
    public void namesWhatWasTried(ToolCall call) {
        List<String> tried = world.tried(call);
        if (tried.isEmpty()) {
            throw new IllegalArgumentException("no parameter is known that " + call.line() + " was made to try");
        }
        String text = text(call);
        String names = String.join(
                " or ", tried.stream().map(name -> "\"" + name + "\"").toList());
        world.check(call)
                .saw(text)
                .that(
                        tried.stream().anyMatch(name -> lower(text).contains(lower(name))),
                        "was refused without naming " + names,
                        "a refusal that names " + names);
    }

    /** Demands that a call was refused at all. @return whether it was */
    public boolean isRefused(ToolCall call) {
        String seen = call.result().isPresent() ? "was answered" : call.answer().describe();
        return world.check(call)
                .saw(failure(call))
                .that(call.refused(), seen + ", must be refused", "isError true, or a JSON-RPC error");
    }

    /** A call that should have been answered was not. @param subject what should have come, such as {@code a page} */
    public void unanswered(ToolCall call, String subject) {
        String seen = failure(call);
        world.check(call).saw(seen).that(false, seen + ", must be answered with " + subject, subject);
    }

    /** Why a call brought no result that can be looked at, in one line. */
    public static String failure(ToolCall call) {
        if (call.result().isEmpty()) {
            return (call.refused() ? "was refused: " : "") + call.answer().describe();
        }
        return (call.refused() ? "was refused: " : "came back as: ") + texts(call);
    }

    /** The texts of a result, on one line. */
    public static String texts(ToolCall call) {
        return Shown.text(String.join(" ", call.texts()).replaceAll("\\s+", " "));
    }

    private static String text(ToolCall call) {
        return call.answer().outcome() instanceof Answer.RpcError error
                ? error.message() + " " + error.data().map(Json::write).orElse("")
                : String.join(" ", call.texts());
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
