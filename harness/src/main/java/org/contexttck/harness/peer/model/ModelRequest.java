package org.contexttck.harness.peer.model;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.contexttck.harness.peer.fixture.ScriptedCall;

/** A request of the client to the model, held open until it is answered by {@link #call} or {@link #say}. */
public final class ModelRequest {

    private static final long MOST_SECONDS = 2;

    private final Prompt prompt;
    private final long recorded;
    private final ModelApi api;
    private final boolean streamed;
    private final List<OfferedTool> offered;
    private final ToolNames names;
    private final SideRequests sideRequests;
    private final CompletableFuture<ModelTurn> answer = new CompletableFuture<>();
    private final CountDownLatch sent = new CountDownLatch(1);

    ModelRequest(
            Prompt prompt,
            long recorded,
            ModelApi api,
            boolean streamed,
            List<OfferedTool> offered,
            ToolNames names,
            SideRequests sideRequests) {
        this.prompt = prompt;
        this.recorded = recorded;
        this.api = api;
        this.streamed = streamed;
        this.offered = List.copyOf(offered);
        this.names = names;
        this.sideRequests = sideRequests;
    }

    /** What the client sent. */
    public Prompt prompt() {
        return prompt;
    }

    /** Its number among the recorded messages. */
    public long recorded() {
        return recorded;
    }

    /** The service it was sent to. */
    public ModelApi api() {
        return api;
    }

    /** Whether the client wants the answer as a stream. */
    public boolean streamed() {
        return streamed;
    }

    /** Names of the tools that the client offers to the model. */
    public List<String> offered() {
        return offered.stream().map(OfferedTool::name).toList();
    }

    /**
     * The model calls these tools, in parallel if there are several, each under the name that the host gave it.
     *
     * @throws ToolNotOffered if one cannot be found among the tools offered; the request then is still open
     */
    public void call(List<ScriptedCall> calls) throws ToolNotOffered {
        List<PromptCall> named = new ArrayList<>();
        for (ScriptedCall call : calls) {
            named.add(new PromptCall(call.callId(), names.find(call.tool(), offered), call.arguments()));
        }
        sideRequests.called(calls.stream().map(ScriptedCall::callId).toList());
        answer(new ModelTurn("tck" + recorded, "", named));
    }

    /** The model ends its turn with a text. */
    public void say(String text) {
        answer(new ModelTurn("tck" + recorded, text, List.of()));
    }

    /** Returns when the answer is recorded, so that whatever the kit does next is recorded behind it. */
    private void answer(ModelTurn turn) {
        answer.complete(turn);
        try {
            sent.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        }
    }

    /** The answer is recorded, or there will be none. */
    void sent() {
        sent.countDown();
    }

    CompletableFuture<ModelTurn> answer() {
        return answer;
    }
}
