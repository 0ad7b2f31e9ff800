package org.contexttck.harness.target.client;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/**
 * Programs that can hold one conversation after another, as many as conversations at the same time. Ending one may take
 * seconds, for which nobody waits but the end of the run.
 */
final class ClientPool<T extends AutoCloseable> implements AutoCloseable {

    private final Predicate<T> usable;
    private final Deque<T> idle = new ArrayDeque<>();
    private final List<Future<?>> ending = new ArrayList<>();
    private final ExecutorService threads = Executors.newCachedThreadPool(work -> {
        Thread thread = new Thread(work, "client-end");
        thread.setDaemon(true);
        return thread;
    });

    /** @param usable whether one can hold another conversation */
    ClientPool(Predicate<T> usable) {
        this.usable = usable;
    }

    /** One that nobody uses now, if there is any. */
    synchronized Optional<T> take() {
        while (!idle.isEmpty()) {
            T one = idle.pop();
            if (usable.test(one)) {
                return Optional.of(one);
            }
            end(one);
        }
        return Optional.empty();
    }

    /** Gives one back, to be used again or ended. */
    synchronized void giveBack(T one) {
        if (usable.test(one)) {
            idle.push(one);
        } else {
            end(one);
        }
    }

    private void end(T one) {
        ending.removeIf(Future::isDone);
        ending.add(threads.submit(() -> {
            one.close();
            return null;
        }));
    }

    /** Ends all that nobody uses and waits for the end of those that were given back. */
    @Override
    public void close() {
        List<Future<?>> all;
        synchronized (this) {
            idle.forEach(this::end);
            idle.clear();
            all = List.copyOf(ending);
        }
        for (Future<?> one : all) {
            try {
                one.get();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return;
            } catch (ExecutionException fault) {
                throw new IllegalStateException("a client could not be ended: " + fault.getCause(), fault.getCause());
            }
        }
    }
}
