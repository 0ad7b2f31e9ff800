package org.contexttck.harness.target.client;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Unreachable;

/** Where conversations with a client are held: it is started once for each, or for one after another. For several threads. */
final class RunningClients implements AutoCloseable {

    private final ClientSetup setup;
    private final AtomicInteger count = new AtomicInteger();
    private final ClientPool<RunningClient> pool = new ClientPool<>(RunningClient::usable);

    RunningClients(ClientSetup setup) {
        this.setup = setup;
    }

    /** @param again whether another conversation was held there before */
    record Taken(RunningClient running, boolean again) {}

    /**
     * A client for one conversation.
     *
     * @param prompt with which the user begins it; no other conversation begins so
     * @throws Unreachable if the client cannot be started
     */
    Taken take(String prompt) throws Unreachable {
        int number = count.incrementAndGet();
        Optional<RunningClient> used = pool.take();
        if (used.isPresent()) {
            used.get().begins(prompt);
            return new Taken(used.get(), true);
        }
        return new Taken(RunningClient.open(setup.way().text() + "-" + number, setup, prompt), false);
    }

    /** As {@link #take}: a client that is started for this conversation, and for no other. */
    Taken once(String prompt) throws Unreachable {
        int number = count.incrementAndGet();
        RunningClient running = RunningClient.open(setup.way().text() + "-" + number, setup, prompt);
        running.spoil();
        return new Taken(running, false);
    }

    /** The conversation is over. */
    void giveBack(RunningClient running) {
        pool.giveBack(running);
    }

    @Override
    public void close() {
        pool.close();
    }
}
