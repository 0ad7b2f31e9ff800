package org.contexttck.harness.target.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.ModelEndpoint;
import org.contexttck.harness.peer.model.ModelRequest;
import org.contexttck.harness.peer.model.ToolNotOffered;

/**
 * The request of a client that waits for what the model says, and the same request again if the client has repeated it. Others
 * that came meanwhile stand beside the conversation.
 */
final class HeldRequests {

    private static final String ASIDE = "A conversation";

    private final ModelEndpoint model;
    private List<ModelRequest> held = List.of();

    HeldRequests(ModelEndpoint model) {
        this.model = model;
    }

    /** From now on this one waits. */
    void hold(ModelRequest request) {
        held = List.of(request);
    }

    Optional<ModelRequest> first() {
        return held.stream().findFirst();
    }

    /** The model calls tools. @throws ToolNotOffered if it cannot; the client then still waits */
    void call(List<ScriptedCall> calls) throws ToolNotOffered, InterruptedException {
        for (ModelRequest request : withRepeated()) {
            request.call(calls);
        }
        held = List.of();
    }

    /** The model ends its turn. */
    void say(String text) throws InterruptedException {
        withRepeated().forEach(request -> request.say(text));
        held = List.of();
    }

    private List<ModelRequest> withRepeated() throws InterruptedException {
        List<ModelRequest> all = new ArrayList<>(held);
        Optional<ModelRequest> more = model.next(Duration.ZERO);
        for (; more.isPresent(); more = model.next(Duration.ZERO)) {
            ModelRequest one = more.get();
            if (first().filter(it -> it.prompt().messages().equals(one.prompt().messages()))
                    .isPresent()) {
                all.add(one);
            } else {
                aside(one);
            }
        }
        return all;
    }

    /** Answers a request that does not belong to the conversation. */
    static void aside(ModelRequest request) {
        request.say(ASIDE);
    }
}
