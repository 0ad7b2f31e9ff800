package org.contexttck.harness.steps.contextsaving;

import java.util.List;
import java.util.Locale;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;

/** Judges refusals. */
final class Refusals {

    private Refusals() {}

    /** Checks that a refusal names one of the parameters that it is about. */
    static void named(SavingFaults faults, ToolCall call, List<String> parameters) {
        faults.observed();
        String text = text(call);
        if (parameters.stream()
                .noneMatch(name -> text.toLowerCase(Locale.ROOT).contains(name.toLowerCase(Locale.ROOT)))) {
            String names = String.join(
                    " or ", parameters.stream().map(name -> "\"" + name + "\"").toList());
            faults.call(call, "was refused without naming " + names, "a refusal that names " + names, text);
        }
    }

    /** Checks that a call was refused at all. Whether it was. */
    static boolean refused(SavingFaults faults, ToolCall call) {
        faults.observed();
        if (call.refused()) {
            return true;
        }
        faults.call(
                call,
                call.result().isPresent()
                        ? "was answered, must be refused"
                        : call.answer().describe() + ", must be refused",
                "isError true, or a JSON-RPC error",
                Places.failure(call));
        return false;
    }

    private static String text(ToolCall call) {
        if (call.answer().outcome() instanceof Answer.RpcError error) {
            return error.message() + " " + error.data().map(Json::write).orElse("");
        }
        return String.join(" ", call.texts());
    }
}
