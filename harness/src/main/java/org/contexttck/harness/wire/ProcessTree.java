package org.contexttck.harness.wire;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** A process with its descendants, those included whose parent is gone if they were noted before. */
final class ProcessTree {

    private static final long GRACE_MILLIS = 400;
    private static final long TERM_MILLIS = 800;
    private static final long KILL_MILLIS = 2000;

    private final ProcessHandle root;
    private final Set<ProcessHandle> noted = ConcurrentHashMap.newKeySet();

    ProcessTree(ProcessHandle root) {
        this.root = root;
    }

    void note() {
        root.descendants().forEach(noted::add);
    }

    /** Waits shortly for it to end by itself, then asks it to, then kills; at most about three seconds. */
    void end(Process process) {
        await(process, GRACE_MILLIS);
        note();
        if (alive().isEmpty()) {
            return;
        }
        alive().forEach(ProcessHandle::destroy);
        awaitAll(TERM_MILLIS);
        killNow();
        awaitAll(KILL_MILLIS);
    }

    /** Kills without asking. A child may be born while its parent dies, hence twice. */
    void killNow() {
        for (int round = 0; round < 2; round++) {
            note();
            alive().forEach(ProcessHandle::destroyForcibly);
        }
    }

    private List<ProcessHandle> alive() {
        noted.forEach(handle -> handle.descendants().forEach(noted::add));
        noted.add(root);
        return noted.stream().filter(ProcessHandle::isAlive).toList();
    }

    private void awaitAll(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (ProcessHandle handle : alive()) {
            long rest = end - System.nanoTime();
            if (rest <= 0) {
                return;
            }
            try {
                handle.onExit().get(rest, TimeUnit.NANOSECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return;
            } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException still) {
                return;
            }
        }
    }

    private static void await(Process process, long millis) {
        try {
            process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
