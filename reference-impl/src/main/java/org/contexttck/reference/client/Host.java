package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.contexttck.reference.command.Daemons;

/**
 * Lets a model and the tools of MCP servers talk to each other. Tool calls of one turn run at the same time; their results
 * are taken as they arrive, by the one thread that holds the conversation.
 */
final class Host implements AutoCloseable {

    private static final String SYSTEM = "You help the user. Use the tools where they help.";
    private static final int MOST_TURNS = 1000;

    private final Model model;
    private final Toolbox tools;
    private final Supplier<Conversation> conversations;
    private final ExecutorService threads = Daemons.pool("tool-call");
    private final Lock lock;
    private Conversation conversation;

    /** @param conversations empty ones */
    Host(Model model, Toolbox tools, Supplier<Conversation> conversations) {
        this(model, tools, conversations, new ReentrantLock());
    }

    /** @param lock held whenever the conversation changes, never while the model or a tool is waited for */
    Host(Model model, Toolbox tools, Supplier<Conversation> conversations, Lock lock) {
        this.model = model;
        this.tools = tools;
        this.conversations = conversations;
        this.lock = lock;
        begin();
    }

    /** Everything said before is forgotten. */
    void begin() {
        change(() -> {
            conversation = conversations.get();
            conversation.system(SYSTEM);
        });
    }

    /** What is going on; to be looked at under the lock only, and never changed. */
    Conversation conversation() {
        return conversation;
    }

    private void change(Runnable change) {
        lock.lock();
        try {
            change.run();
        } finally {
            lock.unlock();
        }
    }

    /**
     * The user says something.
     *
     * @return what the model says when it has called all the tools that it wants to
     * @throws HostFailure if the model cannot be asked, or finds no end
     */
    String prompt(String text) throws HostFailure, InterruptedException {
        change(() -> conversation.user(text));
        for (int turn = 0; turn < MOST_TURNS; turn++) {
            ModelAnswer answer = model.ask(conversation.prompt(), tools.tools());
            if (answer.calls().isEmpty()) {
                change(() -> conversation.assistant(answer.text()));
                return answer.text();
            }
            run(answer);
        }
        throw new HostFailure("the model has called tools for " + MOST_TURNS + " turns without an end");
    }

    private void run(ModelAnswer answer) throws HostFailure, InterruptedException {
        List<ModelCall> calls = answer.calls().stream().map(tools::named).toList();
        try {
            change(() -> conversation.calls(answer.text(), calls));
        } catch (IllegalArgumentException repeated) {
            throw new HostFailure("the model gives one id to two calls: " + repeated.getMessage());
        }
        CompletionService<JsonNode> running = new ExecutorCompletionService<>(threads);
        Map<Future<JsonNode>, ModelCall> started = new HashMap<>();
        calls.forEach(call -> started.put(running.submit(() -> tools.call(call)), call));
        for (int taken = 0; taken < calls.size(); taken++) {
            Future<JsonNode> done = running.take();
            take(started.get(done).call().callId(), done);
        }
    }

    private void take(String callId, Future<JsonNode> done) throws InterruptedException {
        try {
            JsonNode result = done.get();
            change(() -> conversation.arrived(callId, result));
        } catch (ExecutionException e) {
            ToolFailure failure = Causes.find(ToolFailure.class, e)
                    .orElseGet(() -> new ToolFailure(Failure.ERROR, "error: " + Causes.of(e)));
            change(() -> conversation.failed(callId, failure.how(), failure.getMessage()));
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
        tools.close();
    }
}
