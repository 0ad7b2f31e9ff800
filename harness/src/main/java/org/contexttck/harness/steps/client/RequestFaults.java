package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Writes failure cards about requests to the model, with the message that shows the fault. */
public final class RequestFaults {

    private final ClientWorld world;

    public RequestFaults(ClientWorld world) {
        this.world = world;
    }

    /** Something is wrong with how a request shows a call. @param must what it has to do, as in {@code must show its summary} */
    void inRequest(
            ObservedRequest request,
            ScenarioCall called,
            ShownResult shownResult,
            String must,
            String expected,
            String seen) {
        String headline = called.line() + ": " + request.line() + ", " + shownResult.words() + ", " + must;
        world.evidence()
                .broke(shown(Fault.of(called.call().tool(), headline, expected, seen), request, shownResult.message()));
    }

    /** Something is wrong with a request as a whole, or with one message of it. */
    void inMessage(
            ObservedRequest request,
            Optional<PromptMessage> message,
            String subject,
            String headline,
            String expected,
            String seen) {
        world.evidence().broke(shown(Fault.of(subject, headline, expected, seen), request, message));
    }

    private Fault shown(Fault fault, ObservedRequest request, Optional<PromptMessage> message) {
        String transcript = world.session().map(ClientSession::transcript).orElse("");
        long order =
                world.session().map(open -> open.recordedAs(request.prompt())).orElse(0L);
        List<Excerpt> excerpt = message.map(one -> List.of(new Excerpt(order, ExcerptDirection.RECEIVED, written(one))))
                .orElse(List.of());
        return fault.shownBy(transcript, excerpt);
    }

    /** What a request shows, as a failure card quotes it. */
    static String seen(ShownResult shownResult) {
        return shownResult
                .message()
                .map(ShownResult::shown)
                .filter(text -> !text.isEmpty())
                .orElse(shownResult.words());
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
