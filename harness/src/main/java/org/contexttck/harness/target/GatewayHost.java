package org.contexttck.harness.target;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Unreachable;

/** Where the gateway under test runs. */
interface GatewayHost extends AutoCloseable {

    /** With what the note of the kit begins that tells {@link #port()}. */
    String PORT = "port ";

    /** What is filled into its address. */
    Fillings fillings();

    /**
     * Starts it if it is the kit's to start and does not run.
     *
     * @param connection that is to be opened then; empty text if none
     * @param patience for a gateway that is not started by the kit
     * @return what is filled into its address
     * @throws Unreachable if it cannot be started, ends, or accepts no connection in time
     */
    Fillings ensureRunning(String connection, Duration patience) throws Unreachable, InterruptedException;

    /** Whether it is the kit's, takes no connections any more and has ended: what killed it came just before. */
    boolean isEnding() throws InterruptedException;

    /** The port that the kit has chosen for it, another after each start; empty if the kit does not start it. */
    Optional<String> port();

    /** Its address, without anything of a participant. */
    URI url();

    /** The end of what it wrote; empty if it is not the kit's process. */
    String outputTail();

    /** What its process is doing; empty if it is not the kit's, or that cannot be known. */
    default Optional<ProcessActivity> activity() {
        return Optional.empty();
    }

    @Override
    void close();
}
