package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;

/**
 * A call that the model made in a scenario.
 *
 * @param name in the words of the scenario, such as {@code t1}
 * @param call as it was scripted
 * @param content what the tool returned; of a call that failed, what it would have returned
 * @param summary the stand-in that came with it, if it came with a usable one
 * @param result the phrase of the scenario for what came back
 */
record ScenarioCall(String name, ScriptedCall call, Content content, Optional<String> summary, String result) {

    static ScenarioCall of(
            ScenarioWords words,
            String name,
            String tool,
            ObjectNode arguments,
            Content content,
            Optional<String> summary,
            Reply reply,
            String result) {
        String id = "call_" + words.letters("call " + name, 6) + "_" + name;
        arguments.put("token", id);
        return new ScenarioCall(name, new ScriptedCall(id, tool, arguments, reply), content, summary, result);
    }

    /** The same; if its answer is to wait for others, then for so many. */
    ScenarioCall after(int others) {
        if (!(call.reply() instanceof Reply.Delayed delayed)) {
            return this;
        }
        Reply later = new Reply.Delayed(delayed.reply(), others);
        ScriptedCall waiting = new ScriptedCall(call.callId(), call.tool(), call.arguments(), later);
        return new ScenarioCall(name, waiting, content, summary, result);
    }

    /** Whether what came back is something that MCP lets a server send, once. */
    boolean isLegal() {
        Reply reply = call.reply() instanceof Reply.Delayed delayed ? delayed.reply() : call.reply();
        return reply instanceof Reply.RpcError
                || reply instanceof Reply.Result result
                        && !holdsNull(result.result().path("content"))
                        && (!result.result().has("_meta")
                                || result.result().get("_meta").isObject());
    }

    private static boolean holdsNull(JsonNode node) {
        return node.isNull() || StreamSupport.stream(node.spliterator(), false).anyMatch(ScenarioCall::holdsNull);
    }

    String callId() {
        return call.callId();
    }

    /** Tool and name, such as {@code search_records t1}. */
    String line() {
        return call.tool() + " " + name;
    }
}
