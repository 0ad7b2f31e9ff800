package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Looks at requests to the model; a finding is shown with the message that bears it. */
public final class RequestFaults {

    private final ClientWorld world;

    public RequestFaults(ClientWorld world) {
        this.world = world;
    }

    /** Looks at how a request shows a call. */
    Check of(ObservedRequest request, ScenarioCall called, ShownResult shownResult) {
        return of(request, shownResult.message(), called).saw(seen(shownResult));
    }

    /** Looks at a request on behalf of a call. @param message where the call is to be seen, if it is seen in one */
    Check of(ObservedRequest request, Optional<PromptMessage> message, ScenarioCall called) {
        return of(request, message, called.call().tool(), called.line() + ": " + request.line() + ", ");
    }

    /** Looks at a request as a whole, or at one message of it. @param line what the headline begins with */
    Check of(ObservedRequest request, Optional<PromptMessage> message, String tool, String line) {
        return world.check(
                tool,
                line,
                () -> message.stream()
                        .map(one -> new Excerpt(order(request), ExcerptDirection.RECEIVED, written(one)))
                        .toList());
    }

    private long order(ObservedRequest request) {
        return world.session().map(open -> open.recordedAs(request.prompt())).orElse(0L);
    }

    /** What a request shows, as a failure card quotes it. */
    private static String seen(ShownResult shownResult) {
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
                        .put("kind", part.kind().name().toLowerCase(Locale.ROOT))
                        .put("text", Shown.text(part.text())));
        return Json.write(written);
    }
}
