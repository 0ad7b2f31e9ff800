package org.contexttck.reference.gateway;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Empties queues in a thread of its own, so that what comes in meanwhile goes out in one piece. It never waits for a
 * receiver.
 */
final class QueueFlusher implements AutoCloseable {

    private final BlockingQueue<Outbox> rounds = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::walk, "queue-flusher");

    QueueFlusher() {
        thread.setDaemon(true);
        thread.start();
    }

    /** Asks for a visit; one that has asked and was not visited yet need not ask again. */
    void visit(Outbox outbox) {
        rounds.add(outbox);
    }

    private void walk() {
        try {
            while (true) {
                visited(rounds.take());
            }
        } catch (InterruptedException e) {
            // the gateway has been closed
        }
    }

    /** What is wrong with one connection ends that connection and not the round. */
    private static void visited(Outbox outbox) {
        try {
            outbox.send();
        } catch (RuntimeException e) {
            outbox.abort();
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
