package org.contexttck.harness.target.shared;

import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.WireListener;

/** Where a connection is recorded: made once for each connection that is opened. */
@FunctionalInterface
public interface ConnectionLog {

    /** A log for the next connection to a server. @param name for example {@code server-3} */
    Opened open(String name);

    /** A log for the next connection. @param name for example {@code client-3-model} @param channel what goes over it */
    default Opened open(String name, Channel channel) {
        return open(name);
    }

    /**
     * One connection's log.
     *
     * @param transcript the file it is written to, relative to the report folder
     * @param listener hears every message and anomaly
     */
    record Opened(String transcript, WireListener listener) {}
}
