package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.json.Json;

/** Writes what a driver is asked for, and in which order results arrive. */
final class DriverRequests {

    private DriverRequests() {}

    /** One member, with a comma before it. */
    static String member(String name, String text) {
        return ",\"" + name + "\":" + Json.write(Json.text(text));
    }

    static String calls(List<ScriptedCall> calls) {
        ArrayNode list = Json.array();
        for (ScriptedCall call : calls) {
            int slash = call.tool().indexOf('/');
            ObjectNode one = list.addObject();
            one.put("server", slash < 0 ? ClientSetup.MAIN : call.tool().substring(0, slash));
            one.put("tool", call.tool().substring(slash + 1));
            one.put("callId", call.callId());
            one.set("arguments", call.arguments());
        }
        return ",\"calls\":" + Json.write(list);
    }

    /** @param reply none that is delayed or comes twice */
    static String deliver(String callId, Reply reply) {
        return member("callId", callId) + ",\"outcome\":" + outcome(reply);
    }

    private static String outcome(Reply reply) {
        if (reply instanceof Reply.Result result) {
            return "{\"result\":" + Json.write(result.result()) + "}";
        } else if (reply instanceof Reply.RawResult raw) {
            return "{\"result\":" + raw.text() + "}";
        } else if (reply instanceof Reply.RpcError error) {
            ObjectNode json = Json.object().put("code", error.code()).put("message", error.message());
            return "{\"error\":" + Json.write(json) + "}";
        } else if (reply instanceof Reply.Silence) {
            return "{\"timeout\":true}";
        }
        throw new IllegalArgumentException("no single outcome: " + reply);
    }

    /** What is delivered for the calls of one turn, in order of arrival: delayed ones after others, time-outs last. */
    static List<String> deliveries(List<ScriptedCall> calls) {
        List<String> deliveries = new ArrayList<>();
        List<ScriptedCall> waiting = new ArrayList<>(calls);
        int answered = 0;
        while (!waiting.isEmpty()) {
            ScriptedCall next = next(waiting, answered);
            waiting.remove(next);
            deliveries.addAll(of(next));
            answered++;
        }
        return deliveries;
    }

    /** What is delivered for one call. */
    static List<String> of(ScriptedCall call) {
        Reply reply = call.reply() instanceof Reply.Delayed delayed ? delayed.reply() : call.reply();
        if (reply instanceof Reply.Twice twice) {
            String once = deliver(call.callId(), new Reply.Result(twice.result()));
            return List.of(once, once);
        }
        return List.of(deliver(call.callId(), reply));
    }

    private static ScriptedCall next(List<ScriptedCall> waiting, int answered) {
        return waiting.stream()
                .filter(it -> !(it.reply() instanceof Reply.Silence))
                .filter(it -> !(it.reply() instanceof Reply.Delayed delayed) || delayed.afterOthers() <= answered)
                .findFirst()
                .or(() -> waiting.stream()
                        .filter(it -> !(it.reply() instanceof Reply.Silence))
                        .findFirst())
                .orElse(waiting.get(0));
    }
}
