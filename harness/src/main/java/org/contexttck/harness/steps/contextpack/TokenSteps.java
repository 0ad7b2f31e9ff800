package org.contexttck.harness.steps.contextpack;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.steps.shared.ServerScene;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.harness.target.Connection;
import org.contexttck.harness.target.ServerTarget;
import org.contexttck.harness.target.ToolCall;
import org.contexttck.harness.wire.Unreachable;

/** Calls by somebody without the token of an organisation (CP-S-23, 24; R65). */
public final class TokenSteps {

    private static final Pattern REFUSED_BY_HTTP = Pattern.compile("\\bHTTP (401|403)\\b");

    private final PackScene scene;
    private final ServerScene connections;
    private final ServerTarget target;
    private Optional<String> refusedByHttp = Optional.empty();

    public TokenSteps(PackScene scene, ServerScene connections, ServerTarget target) {
        this.scene = scene;
        this.connections = connections;
        this.target = target;
    }

    @When("the context tool is called for {string} without a token")
    public void calledWithoutToken(String goal) throws InterruptedException {
        try {
            Optional<Connection> connection = target.changed(scene.claim().withoutToken());
            if (connection.isEmpty()) {
                scene.evidence()
                        .nothingToTry("`without-token` of the profile takes away nothing that `server` gives;"
                                + " say there how to come without the token of an organisation");
                return;
            }
            connections.use(connection.get());
            scene.call(goal, "{}").ifPresent(this::made);
        } catch (Unreachable away) {
            if (refusedByHttp(away.getMessage())) {
                refusedByHttp = Optional.of(away.getMessage());
            } else {
                scene.evidence()
                        .inconclusive("without a token no connection came about, so no call could be refused: "
                                + away.getMessage());
            }
        }
    }

    private void made(ToolCall call) {
        String how = call.answer().describe();
        if (refusedByHttp(how)) {
            refusedByHttp = Optional.of(how);
        } else {
            scene.lookAt(call);
        }
    }

    private static boolean refusedByHttp(String how) {
        return REFUSED_BY_HTTP.matcher(how).find();
    }

    @Then("it is refused")
    public void refused() {
        refusedByHttp.ifPresent(how -> scene.evidence().observed());
        for (ToolCall call : scene.calls()) {
            if (call.refused()) {
                scene.evidence().observed();
            } else if (call.result().isEmpty()) {
                scene.evidence().blocked(call.line() + ": " + call.answer().describe());
            } else {
                scene.evidence().observed();
                String text = Shown.text(String.join("\n", call.texts()));
                scene.broke(call, " without a token was answered as a success, must be refused", "a refusal", text);
            }
        }
    }

    /** HTTP has words of its own for this, so that no tool gets to say anything. */
    @Then("it is refused with 401 or 403, or the refusal says {string}")
    public void refusedWithWords(String text) {
        refusedByHttp.ifPresent(how -> scene.evidence().observed());
        new RefusalWords(scene).eachSays(text);
    }
}
