package org.contexttck.harness.steps.client;

import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.model.Prompt;

/**
 * A request to the model that the client made in a scenario.
 *
 * @param prompt the request
 * @param after the calls whose results came just before it; empty after words of the user and the like
 * @param what came before it, in a word or two, where no call did
 */
record ObservedRequest(Prompt prompt, List<ScenarioCall> after, String what) {

    /** The request in the words of a failure text, such as {@code request 4 to the model, after c1}. */
    String line() {
        String before =
                after.isEmpty() ? what : after.stream().map(ScenarioCall::name).collect(Collectors.joining(" and "));
        return "request " + prompt.order() + " to the model, after " + before;
    }
}
