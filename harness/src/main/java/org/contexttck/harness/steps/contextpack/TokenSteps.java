package org.contexttck.harness.steps.contextpack;

import io.cucumber.java.en.When;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.steps.shared.ServerWorld;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;

/** Calls by somebody without the token of an organisation (CP-S-23, 24; R65). */
public final class TokenSteps {

    private static final Pattern REFUSED_BY_HTTP = Pattern.compile("\\bHTTP (401|403)\\b");

    private final PackWorld world;
    private final ServerWorld connections;
    private final ServerTarget target;

    public TokenSteps(PackWorld world, ServerWorld connections, ServerTarget target) {
        this.world = world;
        this.connections = connections;
        this.target = target;
    }

    /** HTTP may refuse with 401 or 403 before the tool gets to say anything; there is no call to look at then. */
    @When("the context tool is called for {string} without a token")
    public void calledWithoutToken(String goal) throws InterruptedException {
        try {
            Optional<Connection> connection = target.changed(world.claim().withoutToken());
            if (connection.isEmpty()) {
                world.evidence()
                        .nothingToTry("`without-token` of the profile takes away nothing that `server` gives;"
                                + " say there how to come without the token of an organisation");
                return;
            }
            connections.use(connection.get());
            world.call(goal, "{}").ifPresent(this::made);
        } catch (Unreachable away) {
            if (refusedByHttp(away.getMessage())) {
                world.evidence().observed();
            } else {
                world.evidence()
                        .inconclusive("without a token no connection came about, so no call could be refused: "
                                + away.getMessage());
            }
        }
    }

    private void made(ToolCall call) {
        String how = call.answer().describe();
        if (refusedByHttp(how)) {
            world.evidence().observed();
        } else {
            String purpose = call.purpose() + ", without a token";
            connections.lookAt(new ToolCall(call.connection(), call.tool(), purpose, call.arguments(), call.answer()));
        }
    }

    private static boolean refusedByHttp(String how) {
        return REFUSED_BY_HTTP.matcher(how).find();
    }
}
