package org.contexttck.harness.explore.client;

import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.json.Json;

/**
 * A call that the model is to make.
 *
 * @param tool {@code server/tool} on another server than the main one
 * @param id how its id is made
 * @param sameArguments whether it has the arguments of all others of which this is so
 * @param after after how many others of its turn it is answered
 */
record PlannedCall(String tool, IdForm id, boolean sameArguments, int after, ResultForm result) {

    private static final int TOOL_FAULT = -32000;
    private static final int HIGH = 9_000_000;
    private static final int SCENES = 1_000;

    /** How a call id stands to others. */
    enum IdForm {
        OWN(""),
        LONGER("a call id that begins with that of the last transient call"),
        OTHER_CASE("the call id of the last transient call in other letter case"),
        NUMBER("a number as call id, less than that of any call before");

        private final String words;

        IdForm(String words) {
            this.words = words;
        }
    }

    static PlannedCall of(String tool, ResultForm result) {
        return new PlannedCall(tool, IdForm.OWN, false, 0, result);
    }

    PlannedCall returning(ResultForm other) {
        return new PlannedCall(tool, id, sameArguments, after, other);
    }

    PlannedCall answeredAfter(int others) {
        return new PlannedCall(tool, id, sameArguments, others, result);
    }

    PlannedCall identified(IdForm form, boolean same) {
        return new PlannedCall(tool, form, same, after, result);
    }

    String server() {
        return tool.indexOf('/') < 0 ? "" : tool.substring(0, tool.indexOf('/'));
    }

    /** The name of the tool on its server. */
    String plainTool() {
        return tool.substring(tool.indexOf('/') + 1);
    }

    /** In the words of the features. @param name of the call, or the names of several */
    String line(String name) {
        return tool + " " + name + ": " + result.words()
                + (id == IdForm.OWN ? "" : ", " + id.words)
                + (sameArguments ? ", the arguments {\"page\":1}" : "")
                + (after > 0 ? ", after " + after + " others" : "");
    }

    /**
     * The call as it is made.
     *
     * @param number of it in its conversation, from 1
     * @param scene tells the conversation from all others
     * @param before the last call with a transient result, if there is one
     * @param taken ids of this conversation
     * @param own whether its arguments are its own, whatever was planned
     * @param late after how many others of its turn it is answered
     * @param turn the number of the turn
     */
    SentCall sent(
            int number, int scene, Optional<SentCall> before, Set<String> taken, boolean own, int late, int turn) {
        String name = name(number);
        ResultForm named = result.named(name);
        Body body = named.end() == ResultForm.End.RESULT
                ? named.body().of(scene + "-" + name + "-end", named.summary(), before)
                : Body.NONE;
        String callId = id(number, scene, before, taken);
        var arguments = sameArguments && !own
                ? Json.object().put("page", 1)
                : Json.object().put("page", number).put("token", callId);
        Reply reply = reply(named, body);
        return new SentCall(
                name,
                this.returning(named),
                new ScriptedCall(callId, tool, arguments, late > 0 ? new Reply.Delayed(reply, late) : reply),
                body,
                named.marks(),
                turn);
    }

    static String name(int number) {
        return "r" + number;
    }

    private static Reply reply(ResultForm form, Body body) {
        return switch (form.end()) {
            case RESULT -> new Reply.Result(form.result(body));
            case RPC_ERROR -> new Reply.RpcError(TOOL_FAULT, "the store cannot be reached");
            default -> new Reply.Silence();
        };
    }

    private String id(int number, int scene, Optional<SentCall> before, Set<String> taken) {
        String own = "call_" + scene + "_" + number + "x";
        String wanted = switch (id) {
            case OWN -> own;
            case LONGER -> before.map(one -> one.callId() + "0").orElse(own);
            case OTHER_CASE ->
                before.map(one -> one.callId().toUpperCase(java.util.Locale.ROOT))
                        .orElse(own);
            case NUMBER -> String.valueOf(HIGH - number + (long) scene % SCENES * HIGH);
        };
        return taken.contains(wanted) ? own : wanted;
    }
}
