package org.contexttck.harness.steps.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.monitor.Differential;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryRelay;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.Answer;
import org.contexttck.json.Json;
import org.contexttck.json.JsonEquality;

/** What a scenario about an intermediary works with: the calls that went through it. Nothing counts that did not. */
public final class IntermediaryWorld {

    private final IntermediaryTarget target;
    private final Evidence evidence;
    private final List<IntermediaryRelay> relays = new ArrayList<>();

    public IntermediaryWorld(IntermediaryTarget target, Evidence evidence) {
        this.target = target;
        this.evidence = evidence;
    }

    Evidence evidence() {
        return evidence;
    }

    /** Makes a call of every passage, and puts those that reached the server before the checks that follow. */
    void relay(String tool, Reply reply) throws InterruptedException {
        relay(tool, Json.object(), List.of(reply));
    }

    /** Makes calls of every passage, several at once. @param arguments of each of them */
    void relay(String tool, ObjectNode arguments, List<Reply> replies) throws InterruptedException {
        relays.addAll(through(tool, arguments, replies));
    }

    /** Makes calls of every passage. Those that do not reach the server block the scenario. */
    List<IntermediaryRelay> through(String tool, ObjectNode arguments, List<Reply> replies)
            throws InterruptedException {
        List<IntermediaryRelay> arrived = new ArrayList<>();
        for (IntermediaryPassage passage : target.passages()) {
            evidence.recordedIn(passage.transcript());
            List<IntermediaryRelay> made = passage.relay(tool, arguments, replies);
            if (made.isEmpty()) {
                evidence.blocked("the intermediary lists no tool that could be \"" + tool + "\" (" + passage.eras()
                        + "); it lists " + String.join(", ", passage.tools().listed()));
            }
            for (IntermediaryRelay relay : made) {
                if (relay.sent().isEmpty()) {
                    evidence.blocked(relay.line() + " did not reach the server behind: "
                            + relay.through().describe());
                } else {
                    checkDirect(relay);
                    arrived.add(relay);
                }
            }
        }
        return arrived;
    }

    /** Without the intermediary all of it arrives; if not, the kit is at fault. */
    private static void checkDirect(IntermediaryRelay relay) {
        boolean same = relay.original().isEmpty()
                ? relay.direct().outcome() instanceof Answer.RpcError
                : relay.direct()
                        .result()
                        .filter(result ->
                                JsonEquality.equal(result, relay.original().get()))
                        .isPresent();
        if (!same) {
            throw new IllegalStateException(relay.line() + ": the direct call got something else: "
                    + relay.direct().describe());
        }
    }

    /** The calls that reached the server. */
    List<IntermediaryRelay> relays() {
        return List.copyOf(relays);
    }

    /** The calls whose result arrived; a result that did not is a finding. */
    List<IntermediaryRelay> results() {
        for (IntermediaryRelay relay : relays) {
            String seen = relay.through().describe();
            check(relay)
                    .saw(seen)
                    .that(
                            relay.received().isPresent(),
                            "the whole result was lost: " + seen,
                            "the result that the server sent");
        }
        return relays.stream().filter(relay -> relay.received().isPresent()).toList();
    }

    /** How the result of a call differs from what the server sent. */
    static Differential differential(IntermediaryRelay relay) {
        ObjectNode sent = relay.original().orElseThrow();
        IntermediaryPassage passage = relay.passage();
        return Differential.between(
                sent,
                passage.behind(),
                relay.received().orElseThrow(),
                passage.front(),
                name -> passage.tools().offered(name).orElse(name));
    }

    /** Looks at what arrived of a call; a finding is shown with the messages in front. */
    Check check(IntermediaryRelay relay) {
        return new Check(
                evidence,
                fault -> fault.shownBy(relay.passage().transcript(), relay.exchange()),
                relay.tool(),
                relay.line() + ": ");
    }
}
