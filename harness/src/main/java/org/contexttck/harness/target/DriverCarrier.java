package org.contexttck.harness.target;

import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.ProcessActivity;

/** What carries the lines of one driver: a program that runs, or the recording of one. Used by one thread at a time. */
interface DriverCarrier extends AutoCloseable {

    /** The file that its lines are in, relative to the report folder. */
    String transcript();

    /** Empty if it said nothing there, or is a recording. */
    String stderrTail();

    /** Whether it can be asked for more. */
    boolean alive();

    /** The id of the next request. @param verb what it asks for; @param last the id of the one before; 0 if there was none */
    long nextId(String verb, long last);

    /** Sends a line. @param request one JSON object without line ends */
    void send(String request);

    /** The next line that came, as {@link org.contexttck.harness.wire.LineExchange#receive} gives it. */
    Optional<Message> receive(Duration patience) throws InterruptedException;

    /** Whether no line will come any more, and all that came have been received. */
    boolean ended();

    /** How it ended, such as {@code exited with code 3}; to be asked only when it has. */
    String ending() throws InterruptedException;

    /** Puts on record what the lines do not show, and a recording needs to be played. */
    void note(Anomaly anomaly);

    /** What its process is doing; empty if that cannot be known. */
    default Optional<ProcessActivity> activity() {
        return Optional.empty();
    }

    @Override
    void close();
}
