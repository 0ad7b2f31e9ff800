package org.contexttck.harness.doctor.hookup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.doctor.Obstacle;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Unreachable;

/**
 * How a target that is no server hangs together with the kit. Texts from it are as it sent them, without the secrets of the
 * profile; {@link HookupText} and {@link HookupJson} make control characters visible.
 *
 * @param role such as {@code gateway}
 * @param transport such as {@code websocket}
 * @param address where it is, or the command that starts it
 * @param unreached why it could not be hooked up; empty if it was
 * @param stderrTail the end of what it wrote to standard error; empty if it was hooked up
 * @param steps what was tried, in order
 * @param wire what went over the wire, in order
 * @param obstacles what to correct in the profile
 */
public record Hookup(
        String role,
        String transport,
        String address,
        Optional<String> unreached,
        String stderrTail,
        List<HookupStep> steps,
        List<Line> wire,
        List<Obstacle> obstacles) {

    public Hookup {
        steps = List.copyOf(steps);
        wire = List.copyOf(wire);
        obstacles = List.copyOf(obstacles);
    }

    /** A message. @param fromTarget whether the target sent it */
    public record Line(String connection, boolean fromTarget, String text) {}

    /** Whether a run could test it. */
    public boolean reachable() {
        return unreached.isEmpty();
    }

    /**
     * Tries out everything that a profile names and that is no server.
     *
     * @return one for each role, and for a client one for each way; none if it names servers only
     */
    public static List<Hookup> examine(Profile profile) throws InterruptedException {
        List<Hookup> all = new ArrayList<>();
        all.addAll(ClientHookup.examine(profile));
        if (profile.targets().intermediary().isPresent()) {
            all.add(IntermediaryHookup.examine(profile));
        }
        if (profile.targets().gateway().isPresent()) {
            all.add(GatewayHookup.examine(profile));
        }
        all.addAll(ParticipantHookup.examine(profile));
        return all.stream().map(one -> one.hiding(profile.secrets()::hide)).toList();
    }

    private Hookup hiding(UnaryOperator<String> secrets) {
        return new Hookup(
                role,
                transport,
                secrets.apply(address),
                unreached.map(secrets),
                secrets.apply(stderrTail),
                steps.stream()
                        .map(one -> new HookupStep(secrets.apply(one.what()), one.good(), secrets.apply(one.seen())))
                        .toList(),
                wire.stream()
                        .map(one -> new Line(one.connection(), one.fromTarget(), secrets.apply(one.text())))
                        .toList(),
                obstacles.stream()
                        .map(one -> new Obstacle(
                                one.key(),
                                one.written(),
                                one.tool(),
                                secrets.apply(one.what()),
                                secrets.apply(one.whatToDo())))
                        .toList());
    }

    /** Gathers what one is made of. */
    static final class Notes {

        private final List<HookupStep> steps = new ArrayList<>();
        private final List<Obstacle> obstacles = new ArrayList<>();
        private final WireTape tape;

        Notes(WireTape tape) {
            this.tape = tape;
        }

        WireTape tape() {
            return tape;
        }

        void step(String what, boolean good, String seen) {
            steps.add(new HookupStep(what, good, seen));
        }

        void correct(String key, boolean written, String what, String whatToDo) {
            obstacles.add(new Obstacle(key, written, "", what, whatToDo));
        }

        Hookup reached(String role, String transport, String address) {
            return made(role, transport, address, Optional.empty(), "");
        }

        Hookup unreached(String role, String transport, String address, Unreachable why) {
            return made(role, transport, address, Optional.of(why.getMessage()), why.stderrTail());
        }

        private Hookup made(
                String role, String transport, String address, Optional<String> unreached, String stderrTail) {
            List<Line> wire = tape.all().stream()
                    .map(one -> new Line(one.connection(), one.direction() == Direction.FROM_TARGET, one.text()))
                    .toList();
            return new Hookup(role, transport, address, unreached, stderrTail, steps, wire, obstacles);
        }
    }
}
