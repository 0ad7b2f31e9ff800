package org.contexttck.harness.target;

import java.util.function.UnaryOperator;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.WireListener;

/** Where drivers come from: they are started, or played from a recording. For several threads. */
interface DriverCarriers extends AutoCloseable {

    /**
     * The next one.
     *
     * @param conversation that it is wanted for
     * @param listening who listens besides the record
     * @throws Unreachable with one line if there is none
     */
    DriverCarrier open(String conversation, UnaryOperator<WireListener> listening) throws Unreachable;

    /** Whether one can hold further conversations. */
    boolean lasting();

    @Override
    void close();
}
