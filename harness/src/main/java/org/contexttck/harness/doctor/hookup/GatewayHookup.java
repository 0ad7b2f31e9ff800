package org.contexttck.harness.doctor.hookup;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.profile.target.GatewayPresets;
import org.contexttck.harness.target.LiveTargets;
import org.contexttck.harness.target.gateway.Arrival;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.target.gateway.GatewayTarget;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Joins a gateway with each participant, tries which kinds of messages pass, and, where nobody gets in, which preset fits. */
final class GatewayHookup {

    private static final String ROLE = "gateway";
    private static final List<String> KINDS = List.of(
            "chat", "reflection", "mcp/request:tools/call", "mcp/response:tools/call", "mcp/proposal:tools/call");
    private static final Duration PRESET = Duration.ofSeconds(5);
    private static final int SILENT = 2;
    private static final int WITHOUT_SEATS = 2;

    private final GatewayEntry entry;
    private final Limits limits;
    private final Hookup.Notes notes = new Hookup.Notes(new WireTape());

    private GatewayHookup(Profile profile) {
        this.entry = profile.targets().gateway().orElseThrow();
        this.limits = LiveTargets.limits(profile);
    }

    static Hookup examine(Profile profile) throws InterruptedException {
        return new GatewayHookup(profile).look();
    }

    /**
     * Whether two participants can join, and a message passes.
     *
     * @throws Unreachable if not even a connection came about
     */
    static boolean fits(Profile profile) throws InterruptedException, Unreachable {
        GatewayHookup hookup = new GatewayHookup(profile);
        try (GatewayTarget target = hookup.start(hookup.entry)) {
            return hookup.two(target).isEmpty();
        } catch (Unreachable other) {
            if (hookup.notes.tape().all().isEmpty()) {
                throw other;
            }
            return false;
        }
    }

    /** @return why nothing passes between two participants; empty if something does */
    private String two(GatewayTarget target) throws Unreachable, InterruptedException {
        String room = target.newRoom();
        GatewayParticipant first = target.join("doctor-a", room);
        GatewayParticipant second = target.join("doctor-b", room);
        return sent(target, first, second, target.form().usualKind());
    }

    private Hookup look() throws InterruptedException {
        try (GatewayTarget target = start(entry)) {
            meet(target);
            return notes.reached(ROLE, "websocket", target.address());
        } catch (Unreachable gone) {
            notes.step("participants join", false, gone.getMessage());
            Hookup refused = notes.unreached(ROLE, "websocket", entry.url(), gone);
            if (refused.wire().isEmpty()) {
                return refused;
            }
            tryPresets();
            return notes.unreached(ROLE, "websocket", entry.url(), gone);
        }
    }

    private GatewayTarget start(GatewayEntry as) throws Unreachable, InterruptedException {
        return start(as, limits);
    }

    private GatewayTarget start(GatewayEntry as, Limits within) throws Unreachable, InterruptedException {
        return GatewayTarget.start(as, within, notes.tape(), Launcher.processes(), SeededRandom.fresh());
    }

    private void meet(GatewayTarget target) throws Unreachable, InterruptedException {
        String room = target.newRoom();
        List<GatewayParticipant> all = new ArrayList<>();
        int seats = entry.seats().isEmpty() ? WITHOUT_SEATS : entry.seats().size();
        for (int i = 0; i < seats; i++) {
            GatewayParticipant one = target.join("doctor-" + (char) ('a' + i), room);
            notes.step(one.id() + " joins", true, welcome(target, one));
            all.add(one);
        }
        List<String> pass = new ArrayList<>();
        int silent = 0;
        for (String kind : KINDS) {
            if (!target.form().allows(kind)) {
                notes.step(kind, true, "not tried: gateway.kinds does not list it");
            } else if (silent == SILENT) {
                notes.step(kind, false, "not tried: nothing came of the kinds before");
            } else if (passes(target, all, kind)) {
                pass.add(kind);
            } else {
                silent++;
            }
        }
        if (pass.isEmpty()) {
            notes.correct(
                    "gateway.kinds",
                    !target.form().kinds().isEmpty(),
                    "nothing that " + all.get(0).id() + " sent came to "
                            + all.get(1).id(),
                    "name kinds that pass; or participants, if only some may speak");
        } else if (target.form().kinds().isEmpty() && pass.size() < KINDS.size()) {
            notes.step(
                    "a run tries",
                    true,
                    "what passes; to leave out the rest, kinds: [" + String.join(", ", pass) + "]");
        }
        whoMaySpeak(target, all, pass);
        all.forEach(target::release);
    }

    private static String welcome(GatewayTarget target, GatewayParticipant one) {
        if (target.form().welcome().isEmpty()) {
            return "connected; the profile says that nothing tells more";
        }
        return one.after(0).stream()
                .findFirst()
                .map(first -> "was told " + first.told())
                .orElse("was let in");
    }

    private boolean passes(GatewayTarget target, List<GatewayParticipant> all, String kind)
            throws InterruptedException {
        GatewayParticipant from = all.get(0);
        GatewayParticipant to = all.get(1);
        String seen = sent(target, from, to, kind);
        notes.step(kind, seen.isEmpty(), seen.isEmpty() ? "came to " + to.id() : seen);
        return seen.isEmpty();
    }

    /** @return why it did not come; empty if it did */
    private static String sent(GatewayTarget target, GatewayParticipant from, GatewayParticipant to, String kind)
            throws InterruptedException {
        String mark = target.newScene();
        long order = from.send(Json.write(from.envelope(kind, mark)));
        Duration patience = target.part();
        if (to.await(mark, from, order, patience) && !to.got(mark).isEmpty()) {
            return "";
        }
        Optional<Arrival> error = from.errorsAfter(order).stream().findFirst();
        return error.map(one -> from.id() + " was told " + one.told())
                .orElseGet(() -> from.closed()
                        .map(end -> "the connection was " + end.describe())
                        .orElse("nothing came in " + patience.toMillis() + " ms"));
    }

    /** Where a profile names participants, each may have rights of its own. */
    private void whoMaySpeak(GatewayTarget target, List<GatewayParticipant> all, List<String> pass)
            throws InterruptedException {
        if (entry.seats().isEmpty() || pass.isEmpty()) {
            return;
        }
        for (int i = 1; i < all.size(); i++) {
            GatewayParticipant from = all.get(i);
            String seen = sent(target, from, all.get(0), pass.get(0));
            notes.step(from.id() + " sends " + pass.get(0), seen.isEmpty(), seen.isEmpty() ? "came" : seen);
            if (!seen.isEmpty()) {
                notes.correct(
                        "gateway.participants[" + i + "]",
                        true,
                        from.id() + " cannot send " + pass.get(0) + ": " + seen,
                        "name participants that may send what scenarios send, or give this one the right to");
            }
        }
    }

    private void tryPresets() throws InterruptedException {
        List<String> fit = new ArrayList<>();
        for (String preset : GatewayPresets.names()) {
            if (preset.equals(entry.preset())) {
                continue;
            }
            try (GatewayTarget target = start(entry.as(preset), limits.connectingWithin(PRESET))) {
                String seen = two(target);
                notes.step(
                        "preset " + preset,
                        true,
                        seen.isEmpty() ? "two join, and a message passes" : "two join; " + seen);
                fit.add(preset);
            } catch (Unreachable other) {
                notes.step("preset " + preset, false, other.getMessage());
            }
        }
        notes.correct(
                "gateway.preset",
                true,
                "nobody is let in as " + entry.preset(),
                fit.isEmpty()
                        ? "no preset fits; say what participants send and are told: protocol, join, welcome, error"
                        : "write preset: " + String.join(" or ", fit) + ", without protocol, join, welcome and error");
    }
}
