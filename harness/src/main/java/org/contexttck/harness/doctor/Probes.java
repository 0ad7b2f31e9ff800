package org.contexttck.harness.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.doctor.ProbeLooks.Seen;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/**
 * Calls the reading tools that the profile names together with their arguments, and those once more that can be asked for
 * less, to see where they say so. Tools that store, tools that run commands, and tools that say of themselves that they
 * change something are never called.
 */
final class Probes {

    private static final String REFUSED = "give arguments that the tool takes";
    private static final int MOST = 30;

    private final ServerTarget target;
    private final Keys keys;
    private final List<Tool> tools;
    private final List<ProbeCall> probes = new ArrayList<>();

    private Probes(ServerTarget target, Keys keys, List<Tool> tools) {
        this.target = target;
        this.keys = keys;
        this.tools = tools;
    }

    static List<ProbeCall> of(ServerTarget target, Claims claims, Keys keys, List<Tool> tools)
            throws InterruptedException {
        Probes probes = new Probes(target, keys, tools);
        for (ProfileCall given : ProfileCalls.all(claims, keys)) {
            Optional<ProfileCall> next = Optional.of(given);
            while (next.isPresent()) {
                ProfileCall one = next.get();
                next = probes.call(one).flatMap(one.next());
            }
        }
        return List.copyOf(probes.probes);
    }

    private Optional<ToolCall> call(ProfileCall given) throws InterruptedException {
        Optional<Tool> tool =
                tools.stream().filter(one -> one.name().equals(given.tool())).findFirst();
        if (tool.isEmpty() || probes.size() > MOST) {
            return Optional.empty();
        }
        String key = given.key();
        String line = given.tool() + " " + Json.write(given.arguments());
        if (probes.size() == MOST) {
            probes.add(notMade(key, line, "no more than " + MOST + " calls are made; run makes all of them"));
            return Optional.empty();
        }
        if (tool.get().hints().writes()) {
            probes.add(notMade(key, line, "the tool says that it changes something"));
            return Optional.empty();
        }
        try {
            ToolCall call = target.shared().call(given.tool(), key, given.arguments());
            Seen seen = call.succeeded() ? given.look().apply(call) : new Seen(refusal(call), REFUSED);
            Optional<Obstacle> obstacle = Optional.of(seen)
                    .filter(one -> !one.whatToDo().isEmpty())
                    .map(one -> new Obstacle(key, keys.has(key), given.tool(), one.text(), one.whatToDo()));
            probes.add(new ProbeCall(key, line, true, seen.text(), obstacle));
            return Optional.of(call).filter(ToolCall::succeeded);
        } catch (Unreachable gone) {
            probes.add(notMade(key, line, gone.getMessage()));
            return Optional.empty();
        }
    }

    private static ProbeCall notMade(String key, String line, String why) {
        return new ProbeCall(key, line, false, "not called: " + why, Optional.empty());
    }

    private static String refusal(ToolCall call) {
        return call.result().isPresent()
                ? "refused: " + call.texts().stream().findFirst().orElse("without a text")
                : call.answer().describe();
    }
}
