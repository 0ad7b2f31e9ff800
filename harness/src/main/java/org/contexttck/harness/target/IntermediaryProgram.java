package org.contexttck.harness.target;

import org.contexttck.harness.wire.Endpoint;

/** An intermediary that was started for one server behind it, or is played; ended by {@link #close()}. */
interface IntermediaryProgram extends AutoCloseable {

    /** Where the kit's client reaches it. */
    Endpoint endpoint();

    String stderrTail();

    @Override
    void close();
}
