package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Direction;
import org.contexttck.reports.event.Excerpt;

/** Writes failure cards about requests to the model, with the message that shows the fault. */
public final class Faults {

    private final ClientScene scene;

    public Faults(ClientScene scene) {
        this.scene = scene;
    }

    /** Something is wrong with how a request shows a call. @param must what it has to do, as in {@code must show its summary} */
    void inRequest(Moment moment, Called called, Look look, String must, String expected, String seen) {
        String headline = called.line() + ": " + moment.line() + ", " + look.words() + ", " + must;
        scene.evidence().broke(shown(Fault.of(called.call().tool(), headline, expected, seen), moment, look.message()));
    }

    /** Something is wrong with a request as a whole, or with one message of it. */
    void inMessage(
            Moment moment,
            Optional<PromptMessage> message,
            String subject,
            String headline,
            String expected,
            String seen) {
        scene.evidence().broke(shown(Fault.of(subject, headline, expected, seen), moment, message));
    }

    private Fault shown(Fault fault, Moment moment, Optional<PromptMessage> message) {
        String transcript = scene.session().map(ClientSession::transcript).orElse("");
        long order =
                scene.session().map(open -> open.recordedAs(moment.prompt())).orElse(0L);
        List<Excerpt> excerpt = message.map(one -> List.of(new Excerpt(order, Direction.RECEIVED, written(one))))
                .orElse(List.of());
        return fault.shownBy(transcript, excerpt);
    }

    /** What a request shows, as a failure card quotes it. */
    static String seen(Look look) {
        return look.message().map(Look::shown).filter(text -> !text.isEmpty()).orElse(look.words());
    }

    /** A message in the form that all model services have in common. */
    private static String written(PromptMessage message) {
        ObjectNode written = Json.object().put("role", message.role());
        message.callId().ifPresent(id -> written.put("callId", id));
        message.calls()
                .forEach(call -> written.withArrayProperty("calls")
                        .addObject()
                        .put("id", call.id())
                        .put("name", call.name()));
        message.parts()
                .forEach(part -> written.withArrayProperty("parts")
                        .addObject()
                        .put("kind", part.kind().name().toLowerCase(java.util.Locale.ROOT))
                        .put("text", Shown.text(part.text())));
        return Json.write(written);
    }
}
