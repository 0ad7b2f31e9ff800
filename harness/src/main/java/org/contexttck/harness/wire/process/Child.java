package org.contexttck.harness.wire.process;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.contexttck.harness.wire.ProcessActivity;

/** The other end of a stdio connection: a process, or a peer in this JVM that looks like one. */
interface Child {

    InputStream stdout();

    OutputStream stdin();

    /** Completes, with nothing of interest, when it has ended. */
    CompletableFuture<?> onExit();

    boolean alive();

    /** Empty while it runs. */
    Optional<Integer> exitCode();

    String stderrTail();

    /** From now on somebody hears each line that it writes to stderr, beginning with what has come already. */
    void onStderr(Consumer<String> line);

    /** Remembers whom it has started by now, who could not be found any more once it is gone. */
    void noteDescendants();

    /** Closes its stdin, waits a moment, then ends whatever is left of it. */
    void end();

    /** What it and its descendants are doing; empty if that cannot be known. */
    default Optional<ProcessActivity> activity() {
        return Optional.empty();
    }

    /** Such as {@code exited with code 1}; to be asked only after the end. */
    default String howItEnded() {
        int code = exitCode().orElseThrow();
        return "exited with code " + code + (code > 128 && code < 160 ? " (signal " + (code - 128) + ")" : "");
    }
}
