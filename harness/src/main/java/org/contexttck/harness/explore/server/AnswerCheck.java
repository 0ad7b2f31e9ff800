package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;

/** Something that one row asks of one answer. */
record AnswerCheck(ToolCall call, Findings findings, String requirement) {

    private static final int MOST = 120;

    /** It was looked at; and there is something wrong with it if there are words for that. @param place what they are about */
    void without(Optional<String> wrong, String place, String expected) {
        findings.observed(requirement);
        wrong.ifPresent(what -> {
            String headline = call.line() + ": " + place + (place.isEmpty() ? "" : " ") + what;
            findings.broke(
                    requirement,
                    Fault.of(call.tool(), headline, expected, what)
                            .shownBy(
                                    call.connection().transcript(),
                                    call.connection().exchange(call.answer())));
        });
    }

    /** There had to be an answer that is no error. @return whether there is */
    boolean answered(String with) {
        if (call.succeeded()) {
            return true;
        }
        if (!call.answer().unclear()) {
            without(Optional.of(failure() + ", must be answered with " + with), "", with);
        }
        return false;
    }

    private String failure() {
        if (call.result().isPresent()) {
            return "was refused: " + shortened(String.join(" ", call.texts()));
        }
        boolean refused = call.answer().outcome() instanceof Answer.RpcError;
        return (refused ? "was refused: " : "") + call.answer().describe();
    }

    static String shown(Optional<JsonNode> value) {
        return value.map(Json::write).map(AnswerCheck::shortened).orElse("absent");
    }

    private static String shortened(String text) {
        if (text.length() <= MOST) {
            return text;
        }
        int cut = Character.isHighSurrogate(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
        return text.substring(0, cut) + "…";
    }
}
