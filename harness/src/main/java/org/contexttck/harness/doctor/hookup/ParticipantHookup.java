package org.contexttck.harness.doctor.hookup;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.peer.gateway.KitGateway;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.ParticipantEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.participant.LiveParticipant;
import org.contexttck.harness.target.participant.LiveParticipants;
import org.contexttck.harness.target.participant.ParticipantException;
import org.contexttck.harness.target.participant.ParticipantTarget;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Holds the smoke exchange of a driver, and asks a live participant once. */
final class ParticipantHookup {

    private static final Duration QUIET = Duration.ofMillis(300);

    private final Profile profile;
    private final Hookup.Notes notes = new Hookup.Notes(new WireTape());

    private ParticipantHookup(Profile profile) {
        this.profile = profile;
    }

    /** One for the driver, one for the participant by itself, as far as a profile names them. */
    static List<Hookup> examine(Profile profile) throws InterruptedException {
        List<Hookup> all = new ArrayList<>();
        if (profile.targets().participant().isPresent()) {
            ParticipantEntry entry = profile.targets().participant().get();
            if (entry.driver().isPresent()) {
                all.add(new ParticipantHookup(profile).drive(entry.driver().get()));
            }
            if (entry.live().isPresent()) {
                all.add(new ParticipantHookup(profile).live(entry.live().get()));
            }
        }
        return all;
    }

    private Hookup drive(StartCommand start) throws InterruptedException {
        String role = "participant, driver";
        String address = String.join(" ", start.command());
        try (ParticipantTarget target = ParticipantTarget.start(
                start, profile.limits(), Launcher.processes(), notes.tape(), Schemas.bundled())) {
            ObjectNode hello = target.hello();
            notes.step("hello", true, Json.write(hello));
            target.begin("doctor");
            notes.step("begin", true, "it is the participant doctor now");
            exchange(target);
            return notes.reached(role, "stdio", address);
        } catch (Unreachable gone) {
            notes.step("hello", false, gone.getMessage());
            return notes.unreached(role, "stdio", address, gone);
        } catch (ParticipantException wrong) {
            notes.step("begin", false, wrong.getMessage());
            notes.correct(
                    "participant.driver",
                    true,
                    wrong.getMessage(),
                    "schemas/kit/participant-driver.md says what it answers");
            return notes.reached(role, "stdio", address);
        }
    }

    private void exchange(ParticipantTarget target) throws InterruptedException {
        ObjectNode receive = Json.object();
        receive.putArray("messages")
                .add(chat("m1"))
                .add(chat("m2").set("context", Json.object().put("id", "c1")));
        ask(target, "receive", receive);
        if (target.can("ids")) {
            ask(target, "open", Json.object().put("as", "A"));
            ask(target, "send", sent().put("in", "A"));
        } else {
            notes.step("open, send", true, "not tried: can does not name ids");
        }
        if (target.can("grouping")) {
            ask(target, "contexts", Json.object());
        }
    }

    private static ObjectNode chat(String id) {
        ObjectNode envelope = Json.object()
                .put("protocol", "mcpp/v0.1")
                .put("id", id)
                .put("ts", "2025-08-31T12:00:00Z")
                .put("from", "ben")
                .put("kind", "chat");
        envelope.putObject("payload").put("text", "from the kit");
        return envelope;
    }

    private static ObjectNode sent() {
        ObjectNode send = Json.object().put("kind", "chat");
        send.putObject("payload").put("text", "from the participant");
        return send;
    }

    private void ask(ParticipantTarget target, String verb, ObjectNode members) throws InterruptedException {
        try {
            notes.step(verb, true, Json.write(target.ask(verb, members)));
        } catch (ParticipantException wrong) {
            notes.step(verb, false, wrong.getMessage());
            notes.correct(
                    "participant.driver",
                    true,
                    verb + ": " + wrong.getMessage(),
                    "schemas/kit/participant-driver.md says what it answers");
        }
    }

    private Hookup live(ParticipantEntry.Live entry) throws InterruptedException {
        String role = "participant, live";
        String address = String.join(" ", entry.start().command());
        LiveParticipants starts =
                LiveParticipants.of(entry, profile.limits(), Launcher.processes(), notes.tape(), SeededRandom.fresh());
        try (LiveParticipant participant = starts.start()) {
            notes.step("joins", true, "it is in the room of the kit's gateway");
            int before = participant.received().size();
            participant.question("doctor-1").ifPresent(participant::say);
            boolean came = participant.awaitMoreThan(before).came();
            participant.awaitQuiet(QUIET);
            List<KitGateway.Received> said = participant.received();
            notes.step(
                    entry.ask().isPresent() ? "answers what it is asked" : "speaks of itself",
                    came,
                    came
                            ? said.size() - before + " messages"
                            : "it said nothing in " + profile.limits().answer().toMillis() + " ms");
            boolean context = said.stream().anyMatch(one -> one.envelope().has("context"));
            notes.step("in a context", context, context ? "yes" : "no message has a context");
            if (!came || !context) {
                notes.correct(
                        "participant.live.ask",
                        entry.ask().isPresent(),
                        came ? "what it says has no context" : "it says nothing",
                        "write what makes it reason, such as {kind: chat, payload: {text: \"Think it over.\"}}");
            }
            return notes.reached(role, "websocket", address);
        } catch (Unreachable gone) {
            notes.step("joins", false, gone.getMessage());
            return notes.unreached(role, "websocket", address, gone);
        }
    }
}
