package org.contexttck.harness.doctor.hookup;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.IntermediaryEntry;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;

/** Puts an intermediary between a server and a client of the kit, and makes one call: what is offered, what comes through. */
final class IntermediaryHookup {

    private static final String ROLE = "intermediary";

    private final Hookup.Notes notes = new Hookup.Notes(new WireTape());

    private IntermediaryHookup() {}

    static Hookup examine(Profile profile) throws InterruptedException {
        return new IntermediaryHookup().look(profile);
    }

    private Hookup look(Profile profile) throws InterruptedException {
        IntermediaryEntry entry = profile.targets().intermediary().orElseThrow();
        try (IntermediaryTarget target = IntermediaryTarget.start(profile, Launcher.processes(), notes.tape())) {
            for (IntermediaryTarget.NotOpened one : target.notOpened()) {
                notes.step("a server of " + one.behind().text() + " behind", one.refused(), one.reason());
            }
            for (IntermediaryPassage passage : target.passages()) {
                pass(passage);
            }
            return notes.reached(ROLE, target.transport(), target.address());
        } catch (Unreachable gone) {
            notes.step("a conversation through it", false, gone.getMessage());
            if (notes.tape().all().isEmpty()) {
                notes.correct(
                        "intermediary",
                        true,
                        "it has not come to the server of the kit, and the client of the kit not to it",
                        "tell it {mcp.url}, or {mcp.bridge} if it starts servers as commands");
            }
            return notes.unreached(ROLE, entry.http().isPresent() ? "http" : "stdio", entry.address(), gone);
        }
    }

    private void pass(IntermediaryPassage passage) throws InterruptedException {
        notes.step("speaks", true, passage.eras());
        int missing = passage.tools().listed().size();
        notes.step(
                "offers",
                missing > 0,
                String.join(", ", passage.tools().listed())
                        + (passage.tools().renames()
                                ? "; renames tools: " + passage.tools().renaming()
                                : ""));
        Optional<String> tool = passage.tools().pairs().keySet().stream().findFirst();
        if (tool.isEmpty()) {
            notes.correct(
                    "intermediary",
                    true,
                    "it offers no tool of the server behind it",
                    "let it pass on the tools of {mcp.url}");
            return;
        }
        Reply hello = new Reply.Result(Json.object()
                .set(
                        "content",
                        Json.array().add(Json.object().put("type", "text").put("text", "from the kit"))));
        for (IntermediaryPassage.Passed one : passage.pass(tool.get(), Json.object(), List.of(hello))) {
            notes.step(
                    "a call reaches the server",
                    one.arrived().isPresent(),
                    one.arrived().map(Json::write).orElse("it does not"));
            notes.step("its result comes back", one.through().result().isPresent(), text(one.through()));
        }
    }

    private static String text(Answer answer) {
        return answer.result().map(Json::write).orElseGet(answer::describe);
    }
}
