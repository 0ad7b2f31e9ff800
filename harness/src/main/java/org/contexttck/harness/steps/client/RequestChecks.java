package org.contexttck.harness.steps.client;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Optional;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Direction;
import org.contexttck.reports.event.Excerpt;

/** Looks at requests to the model; a finding is shown with the message that bears it. */
public final class RequestChecks {

    private final ClientScene scene;

    public RequestChecks(ClientScene scene) {
        this.scene = scene;
    }

    /** Looks at how a request shows a call. */
    Check of(Moment moment, Called called, Look look) {
        return of(moment, look.message(), called).saw(seen(look));
    }

    /** Looks at a request on behalf of a call. @param message where the call is to be seen, if it is seen in one */
    Check of(Moment moment, Optional<PromptMessage> message, Called called) {
        return of(moment, message, called.call().tool(), called.line() + ": " + moment.line() + ", ");
    }

    /** Looks at a request as a whole, or at one message of it. @param line what the headline begins with */
    Check of(Moment moment, Optional<PromptMessage> message, String tool, String line) {
        return scene.check(
                tool,
                line,
                () -> message.stream()
                        .map(one -> new Excerpt(order(moment), Direction.RECEIVED, written(one)))
                        .toList());
    }

    private long order(Moment moment) {
        return scene.session().map(open -> open.recordedAs(moment.prompt())).orElse(0L);
    }

    /** What a request shows, as a failure card quotes it. */
    private static String seen(Look look) {
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
                        .put("kind", part.kind().name().toLowerCase(Locale.ROOT))
                        .put("text", Shown.text(part.text())));
        return Json.write(written);
    }
}
