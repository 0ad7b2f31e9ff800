package org.contexttck.harness.steps.contextpack;

import java.util.Locale;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.ToolCall;

/** Whether refusals say what the error table of the source lists; what an SDK puts before or after is let be (R65). */
final class RefusalWords {

    private final PackScene scene;

    RefusalWords(PackScene scene) {
        this.scene = scene;
    }

    /** @param text may hold names after {@code $}; letters count without case */
    void eachSays(String text) {
        String wanted = scene.words().text(text);
        for (ToolCall call : scene.calls()) {
            if (!call.refused()) {
                scene.evidence().inconclusive(call.line() + " was not refused");
                continue;
            }
            String said = PackScene.refusal(call);
            scene.evidence().observed();
            if (!said.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT))) {
                String shown = Shown.text(Json.write(Json.text(said)));
                scene.broke(call, ": the refusal says " + shown + ", must say \"" + wanted + "\"", wanted, shown);
            }
        }
    }
}
