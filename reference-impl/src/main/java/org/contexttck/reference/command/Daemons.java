package org.contexttck.reference.command;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** Threads that do not keep a process alive. */
public final class Daemons {

    private Daemons() {}

    /** Makes such threads, all of one name. */
    public static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }

    /** As many such threads as there is work at a time. */
    public static ExecutorService pool(String name) {
        return Executors.newCachedThreadPool(named(name));
    }
}
