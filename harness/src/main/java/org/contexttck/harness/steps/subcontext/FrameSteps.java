package org.contexttck.harness.steps.subcontext;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.Optional;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.UsedOnce;
import org.contexttck.harness.target.gateway.Barriers;
import org.contexttck.harness.target.gateway.GatewayParticipant;
import org.contexttck.harness.wire.websocket.WebSocketClosed;
import org.contexttck.harness.wire.websocket.WebSocketFrame;
import org.contexttck.json.Json;

/** Frames that are no envelope, and texts that no library would write. */
public final class FrameSteps {

    private static final int WIDE = 64 << 10;

    private final GatewayWorld world;
    private String frame = "";
    private long order;

    public FrameSteps(GatewayWorld world) {
        this.world = world;
    }

    @When("{string} sends {string} in a frame")
    public void sends(String name, String what) throws InterruptedException {
        switch (what) {
            case "half a message before going away" -> breaksOff(name);
            case "an envelope with context twice" -> twice(name, "context");
            case "an envelope with context.id twice" -> twice(name, "context.id");
            default -> odd(name, what);
        }
    }

    private void odd(String name, String what) throws InterruptedException {
        frame = what;
        Optional<GatewayParticipant> sender = world.who(name);
        if (sender.isPresent()) {
            order = sender.get().send(OddFrame.of(what));
            awaitWord(sender.get());
            world.settle(name);
        }
    }

    /** The gateway may close, after which no barrier can follow; so its word is waited for, as long as an answer may take. */
    private void awaitWord(GatewayParticipant sender) throws InterruptedException {
        world.target()
                .await(
                        () -> sender.closed().isPresent()
                                || !sender.errorsAfter(order).isEmpty(),
                        Barriers.GRACE);
    }

    private void breaksOff(String name) {
        world.who(name)
                .ifPresent(sender -> sender.breakOff(WebSocketFrame.text("{\"kind\":\"" + world.usualKind()
                        + "\",\"payload\":{\"text\":\"" + "x".repeat(WIDE) + "\"}}")));
    }

    private void twice(String name, String member) throws InterruptedException {
        Optional<GatewayParticipant> sender = world.who(name);
        if (sender.isPresent()) {
            ObjectNode envelope = sender.get().envelope(world.usualKind(), world.newMark());
            ObjectNode context = Json.object().put("id", world.run() + "-c1");
            ObjectNode other = Json.object().put("id", world.run() + "-c2");
            envelope.set("context", context);
            world.send("m1", name, envelope, text(envelope, member, Json.write(context), Json.write(other)));
        }
        world.settle(name);
    }

    private static String text(ObjectNode envelope, String member, String first, String second) {
        String once = Json.write(envelope);
        return switch (member) {
            case "context" -> once.substring(0, once.length() - 1) + ",\"context\":" + second + "}";
            case "context.id" -> {
                String both = first.substring(0, first.length() - 1) + "," + second.substring(1);
                yield once.replace(first, both);
            }
            default -> throw new IllegalArgumentException("no such member: " + member);
        };
    }

    @Then("{string} is told of an error")
    @UsedOnce("the outline tries every frame")
    public void told(String name) {
        Optional<GatewayParticipant> sender = world.who(name);
        if (sender.isEmpty()) {
            return;
        }
        boolean told = !sender.get().errorsAfter(order).isEmpty()
                || sender.get().closed().filter(WebSocketClosed::saysWhy).isPresent();
        int others = sender.get().after(order).size();
        String instead = sender.get()
                .closed()
                .map(closed -> "; its connection was " + closed.describe())
                .orElse("");
        new Check(
                        world.evidence(),
                        fault -> fault.shownBy(
                                sender.get().transcript(), sender.get().exchange(order)),
                        "",
                        "\"" + name + "\" sent " + frame + " in a frame ")
                .saw((others == 0 ? "nothing" : others + " other messages") + instead)
                .that(told, "and was told of no error" + instead, "an error, or a close code that is one");
    }
}
