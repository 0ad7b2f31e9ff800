package org.contexttck.harness.target;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.wire.Unreachable;

/** A client that is started, once for each conversation or for one after another. */
final class LiveStages implements ClientStages {

    private final ClientSetup setup;
    private final AtomicInteger count = new AtomicInteger();
    private final ClientPool<ClientStage> pool = new ClientPool<>(ClientStage::usable);

    LiveStages(ClientSetup setup) {
        this.setup = setup;
    }

    @Override
    public Taken take(String prompt) throws Unreachable {
        int number = count.incrementAndGet();
        Optional<ClientStage> used = pool.take();
        if (used.isPresent()) {
            used.get().begins(prompt);
            return new Taken(used.get(), true);
        }
        return new Taken(ClientStage.open(setup.way().text() + "-" + number, setup, prompt), false);
    }

    @Override
    public void giveBack(ClientStage stage) {
        pool.giveBack(stage);
    }

    @Override
    public void close() {
        pool.close();
    }
}
