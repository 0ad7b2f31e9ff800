package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A call that the client made of the fixture, and what it got.
 *
 * @param call what was scripted for it
 * @param arguments what the client sent
 * @param request number of the request among the recorded messages
 * @param answers numbers of the answers among the recorded messages: none for silence, two for a redelivery
 * @param again whether the client repeats a call that it made before
 * @param asScripted false if the answer was to wait for other calls which the client did not send, or was to come twice and
 *     the client does not take a stream
 */
public record ServedCall(
        ScriptedCall call, JsonNode arguments, long request, List<Long> answers, boolean again, boolean asScripted) {

    public ServedCall {
        answers = List.copyOf(answers);
    }
}
