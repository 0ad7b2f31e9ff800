package org.contexttck.harness.steps.client;

import io.cucumber.java.en.Then;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.peer.model.PromptMessage;

/** Compares a request to the model with the one before it, message by message (TC-C-13). */
public final class ChangeSteps {

    /** A host words it anew for each request as it likes. */
    private static final String SYSTEM = "system";

    private final ClientWorld world;
    private final RequestFaults checks;

    public ChangeSteps(ClientWorld world, RequestFaults checks) {
        this.world = world;
        this.checks = checks;
    }

    @Then("{string} has changed nothing but the content of {string}")
    public void changedNothingBut(String consumption, String name) {
        if (!world.goesOn()) {
            return;
        }
        List<ObservedRequest> since = world.since(world.called(consumption));
        int at = world.requests().indexOf(since.get(0));
        if (at == 0) {
            world.evidence().inconclusive("there is no request before " + consumption);
            return;
        }
        compare(world.requests().get(at - 1), since.get(0), world.called(name), restless(at));
    }

    private void compare(ObservedRequest before, ObservedRequest after, ScenarioCall collapsed, Set<Integer> restless) {
        List<PromptMessage> old = before.prompt().messages();
        List<PromptMessage> now = after.prompt().messages();
        boolean held = true;
        for (int i = 0; i < old.size() && held; i++) {
            PromptMessage was = old.get(i);
            int place = place(was, i, old, now);
            boolean moved = place != i;
            Optional<PromptMessage> here = place < now.size() ? Optional.of(now.get(place)) : Optional.empty();
            boolean itself = was.callId().equals(Optional.of(collapsed.callId()));
            String change = here.map(message -> change(was, message, itself))
                    .map(text -> text.isEmpty() && moved ? "stands at place " + (place + 1) : text)
                    .orElse("is gone");
            held = checks.of(after, here, collapsed)
                    .saw(change)
                    .that(
                            change.isEmpty()
                                    || !itself
                                            && (restless.contains(i)
                                                    || was.role().equals(SYSTEM)),
                            "has changed more than its content: message " + (i + 1) + " (" + label(was) + ") " + change,
                            "every other message, and role, place and call id of this one, as before");
        }
    }

    /** Where a message stands now: a result by the call that it answers, if any message answers it, anything else by its place. */
    private static int place(PromptMessage was, int place, List<PromptMessage> old, List<PromptMessage> now) {
        if (was.callId().isEmpty()) {
            return place;
        }
        Optional<PromptMessage> same = now.stream()
                .filter(message -> message.callId().equals(was.callId()))
                .findFirst();
        boolean taken = place < now.size()
                && old.stream()
                        .skip(place + 1L)
                        .anyMatch(later -> later.equals(now.get(place))
                                || later.callId().isPresent()
                                        && later.callId().equals(now.get(place).callId()));
        return same.map(now::indexOf).orElse(taken ? now.size() : place);
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
                : "said \"" + ShownResult.shown(before) + "\" and says \"" + ShownResult.shown(after) + "\"";
    }

    private static String label(PromptMessage message) {
        return message.role() + message.callId().map(id -> " " + id).orElse("");
    }

    /** Places of messages that the client changes without any consumption, such as one that tells the time. */
    private Set<Integer> restless(int until) {
        Set<Integer> places = new HashSet<>();
        for (int i = 1; i < until; i++) {
            List<PromptMessage> one = world.requests().get(i - 1).prompt().messages();
            List<PromptMessage> next = world.requests().get(i).prompt().messages();
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
        world.now().ifPresent(now -> {
            Set<String> called = new LinkedHashSet<>();
            now.prompt().messages().forEach(message -> message.calls().forEach(call -> called.add(call.id())));
            for (String id : called) {
                int count = now.prompt().results(id).size();
                String results = count == 0 ? "no result" : count + " results";
                holds(now, Optional.empty(), count == 1, results + " for " + name(id));
            }
            now.prompt().messages().stream()
                    .filter(message -> message.role().equals(PromptMessage.TOOL))
                    .filter(message -> !called.contains(message.callId().orElse("")))
                    .forEach(message -> holds(
                            now,
                            Optional.of(message),
                            false,
                            "a result for the call " + message.callId().orElse("(none)") + ", which it does not hold"));
            if (called.isEmpty()) {
                world.evidence().inconclusive(now.line() + ", holds no call");
            }
        });
    }

    private String name(String id) {
        return world.calls().stream()
                .filter(one -> one.callId().equals(id))
                .findFirst()
                .map(ScenarioCall::line)
                .orElse(id);
    }

    private void holds(ObservedRequest now, Optional<PromptMessage> message, boolean right, String what) {
        checks.of(now, message, "", now.line() + ", ")
                .saw("holds " + what)
                .that(right, "holds " + what + ", must hold one result for each call", "one for each");
    }
}
