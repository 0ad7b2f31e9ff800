package org.contexttck.harness.wire.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A process with its descendants, those included whose parent is gone if they were noted before, or if the system shows the
 * environment that they have inherited.
 */
final class ProcessTree {

    /** Set for the process, so that whatever it starts has it as well. */
    static final String MARK = "CONTEXT_TCK_CHILD";

    private static final Path PROCESSES = Path.of("/proc");
    private static final long GRACE_MILLIS = 400;
    private static final long TERM_MILLIS = 800;
    private static final long KILL_MILLIS = 1000;
    private static final long STEP_MILLIS = 10;

    private final ProcessHandle root;
    private final String mark;
    private final Set<ProcessHandle> noted = ConcurrentHashMap.newKeySet();

    /** @param mark value of {@link #MARK}, of this process only */
    ProcessTree(ProcessHandle root, String mark) {
        this.root = root;
        this.mark = MARK + "=" + mark;
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
        noteMarked();
        living().forEach(ProcessHandle::destroy);
        if (!gone(TERM_MILLIS)) {
            killNow();
            gone(KILL_MILLIS);
        }
    }

    /** Kills without asking. A child may be born while its parent dies, hence twice. */
    void killNow() {
        for (int round = 0; round < 2; round++) {
            noteMarked();
            living().forEach(ProcessHandle::destroyForcibly);
        }
    }

    /** Those that have cut their ties, as daemons do; only Linux shows them. */
    private void noteMarked() {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path one : all) {
                if (isMarked(one.resolve("environ"))) {
                    ProcessHandle.of(Long.parseLong(one.getFileName().toString()))
                            .ifPresent(noted::add);
                }
            }
        } catch (IOException | DirectoryIteratorException noProc) {
            // what was noted before is all that is known
        }
    }

    private boolean isMarked(Path environment) {
        try {
            return ("\0" + Files.readString(environment, StandardCharsets.ISO_8859_1)).contains("\0" + mark + "\0");
        } catch (IOException ended) {
            return false; // or it is of another user
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
