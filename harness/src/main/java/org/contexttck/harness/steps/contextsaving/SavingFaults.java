package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Pointer;

/** Words the faults of this protocol, in one form. */
public final class SavingFaults {

    private final ServerWorld world;

    public SavingFaults(ServerWorld world) {
        this.world = world;
    }

    /** Counts an observation. */
    void observed() {
        world.evidence().observed();
    }

    /** A call that should have been answered was not. @param subject what should have come, for example {@code a page} */
    void unanswered(ToolCall call, String subject) {
        observed();
        world.broke(
                call,
                Fault.of(
                        call.tool(),
                        call.line() + ": " + Places.failure(call) + ", must be answered with " + subject,
                        subject,
                        Places.failure(call)));
    }

    /** Something in the result is not as it must be. @param what follows the place in the headline */
    void at(ToolCall call, Pointer place, String what, String expected) {
        String seen = Shown.at(Places.at(call, place));
        world.broke(
                call,
                Fault.of(call.tool(), call.line() + ": " + place + " " + what, expected, seen)
                        .at(place.toString(), seen));
    }

    /** Something about the call as a whole. */
    void call(ToolCall call, String what, String expected, String seen) {
        world.broke(call, Fault.of(call.tool(), call.line() + ": " + what, expected, seen));
    }

    /** A text is not as it must be. @param place where it is, in words */
    void text(ToolCall call, String place, String what, String expected, String seen) {
        world.broke(
                call,
                Fault.of(call.tool(), call.line() + ": " + place + " " + what, expected, Shown.text(seen))
                        .at(place, Shown.text(seen)));
    }

    /** The info is missing where it must be. */
    void noInfo(ToolCall call, Pointer place, String expected) {
        Optional<JsonNode> seen = Places.at(call, place);
        at(call, place, "is " + Shown.at(seen) + ", must be " + expected, expected);
    }

    /** A member of an info is not as it must be. */
    void info(ToolCall call, Pointer place, InfoFault fault) {
        Pointer member = place.child(fault.member());
        String seen = Shown.at(fault.seen());
        world.broke(
                call,
                Fault.of(
                                call.tool(),
                                call.line() + ": " + member + " is " + seen + ", must be " + fault.expected(),
                                member + " " + fault.expected(),
                                seen)
                        .at(member.toString(), seen));
    }
}
