package org.contexttck.harness.steps.client;

import io.cucumber.java.en.Then;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.peer.model.PromptMessage;

/** Compares a request to the model with the one before it, message by message (TC-C-13). */
public final class ChangeSteps {

    private final ClientScene scene;
    private final Faults faults;

    public ChangeSteps(ClientScene scene, Faults faults) {
        this.scene = scene;
        this.faults = faults;
    }

    @Then("{string} has changed nothing but the content of {string}")
    public void changedNothingBut(String consumption, String name) {
        if (!scene.goesOn()) {
            return;
        }
        List<Moment> since = scene.since(scene.called(consumption));
        int at = scene.moments().indexOf(since.get(0));
        if (at == 0) {
            scene.evidence().inconclusive("there is no request before " + consumption);
            return;
        }
        compare(scene.moments().get(at - 1), since.get(0), scene.called(name), restless(at));
    }

    private void compare(Moment before, Moment after, Called collapsed, Set<Integer> restless) {
        List<PromptMessage> old = before.prompt().messages();
        List<PromptMessage> now = after.prompt().messages();
        for (int i = 0; i < old.size(); i++) {
            Optional<PromptMessage> here = i < now.size() ? Optional.of(now.get(i)) : Optional.empty();
            boolean itself = old.get(i).callId().equals(Optional.of(collapsed.callId()));
            scene.evidence().observed();
            PromptMessage was = old.get(i);
            String change = here.map(message -> change(was, message, itself)).orElse("is gone");
            if (!change.isEmpty() && (itself || !restless.contains(i))) {
                faults.inMessage(
                        after,
                        here,
                        collapsed.call().tool(),
                        collapsed.line() + ": " + after.line() + ", has changed more than its content: message "
                                + (i + 1) + " (" + label(old.get(i)) + ") " + change,
                        "every other message, and role, place and call id of this one, as before",
                        change);
                return;
            }
        }
    }

    /** What is different, in a few words; empty if nothing is. */
    private static String change(PromptMessage before, PromptMessage after, boolean contentMayChange) {
        if (!before.role().equals(after.role())) {
            return "had the role " + before.role() + " and has the role " + after.role();
        } else if (!before.callId().equals(after.callId())) {
            return "answered the call " + before.callId().orElse("(none)") + " and answers "
                    + after.callId().orElse("(none)");
        } else if (!before.calls().equals(after.calls())) {
            return "calls other tools than before";
        }
        return contentMayChange || before.parts().equals(after.parts())
                ? ""
                : "said \"" + Look.shown(before) + "\" and says \"" + Look.shown(after) + "\"";
    }

    private static String label(PromptMessage message) {
        return message.role() + message.callId().map(id -> " " + id).orElse("");
    }

    /** Places of messages that the client changes without any consumption, such as one that tells the time. */
    private Set<Integer> restless(int until) {
        Set<Integer> places = new HashSet<>();
        for (int i = 1; i < until; i++) {
            List<PromptMessage> one = scene.moments().get(i - 1).prompt().messages();
            List<PromptMessage> next = scene.moments().get(i).prompt().messages();
            for (int place = 0; place < Math.min(one.size(), next.size()); place++) {
                if (!change(one.get(place), next.get(place), false).isEmpty()) {
                    places.add(place);
                }
            }
        }
        return places;
    }

    @Then("in the request to the model each call has exactly one result")
    public void oneResultEach() {
        scene.now().ifPresent(now -> {
            Set<String> called = new HashSet<>();
            for (PromptMessage message : now.prompt().messages()) {
                for (PromptCall call : message.calls()) {
                    called.add(call.id());
                    results(now, call.id(), now.prompt().results(call.id()).size());
                }
            }
            now.prompt().messages().stream()
                    .filter(message -> message.role().equals(PromptMessage.TOOL))
                    .filter(message -> !called.contains(message.callId().orElse("")))
                    .forEach(message -> broke(
                            now,
                            Optional.of(message),
                            "holds a result for the call " + message.callId().orElse("(none)")
                                    + ", which it does not hold"));
            if (called.isEmpty()) {
                scene.evidence().inconclusive(now.line() + ", holds no call");
            }
        });
    }

    private void results(Moment now, String id, int count) {
        scene.evidence().observed();
        if (count != 1) {
            String name = scene.calls().stream()
                    .filter(one -> one.callId().equals(id))
                    .findFirst()
                    .map(Called::line)
                    .orElse(id);
            broke(now, Optional.empty(), "holds " + (count == 0 ? "no result" : count + " results") + " for " + name);
        }
    }

    private void broke(Moment now, Optional<PromptMessage> message, String what) {
        faults.inMessage(
                now,
                message,
                "",
                now.line() + ", " + what + ", must hold one result for each call",
                "one for each",
                what);
    }
}
