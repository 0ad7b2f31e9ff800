package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/** A process with its descendants, those included whose parent is gone if they were noted before. */
final class ProcessTree {

    private static final long GRACE_MILLIS = 400;
    private static final long TERM_MILLIS = 800;
    private static final long KILL_MILLIS = 1000;
    private static final long STEP_MILLIS = 10;

    private final ProcessHandle root;
    private final Set<ProcessHandle> noted = ConcurrentHashMap.newKeySet();

    ProcessTree(ProcessHandle root) {
        this.root = root;
    }

    void note() {
        noted.add(root);
        root.descendants().forEach(noted::add);
    }

    /** Waits shortly for it to end by itself, then asks it to, then kills; at most about two seconds. */
    void end() {
        long graceEnd = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(GRACE_MILLIS);
        while (root.isAlive() && System.nanoTime() < graceEnd && pause()) {
            note();
        }
        living().forEach(ProcessHandle::destroy);
        if (!gone(TERM_MILLIS)) {
            killNow();
            gone(KILL_MILLIS);
        }
    }

    /** Kills without asking. A child may be born while its parent dies, hence twice. */
    void killNow() {
        for (int round = 0; round < 2; round++) {
            living().forEach(ProcessHandle::destroyForcibly);
        }
    }

    private boolean gone(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (!living().isEmpty()) {
            if (System.nanoTime() >= end || !pause()) {
                return false;
            }
        }
        return true;
    }

    private List<ProcessHandle> living() {
        note();
        noted.forEach(handle -> handle.descendants().forEach(noted::add));
        return noted.stream().filter(ProcessTree::lives).toList();
    }

    /** Of all that live. */
    List<Long> pids() {
        return living().stream().map(ProcessHandle::pid).toList();
    }

    /** A zombie still has a handle that says alive, for as long as nobody collects it; in a container that is for ever. */
    private static boolean lives(ProcessHandle handle) {
        if (!handle.isAlive()) {
            return false;
        }
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(handle.pid()), "stat"));
            return !stat.substring(stat.lastIndexOf(')') + 1).strip().startsWith("Z");
        } catch (IOException noProc) {
            return handle.isAlive();
        }
    }

    private static boolean pause() {
        try {
            Thread.sleep(STEP_MILLIS);
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
