package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.reports.event.Excerpt;

/** One open connection to the server under test, with the file its messages are recorded in. */
public interface Connection extends AutoCloseable {

    /** The file of this connection's messages, relative to the report folder. */
    String transcript();

    /** What is spoken: the revision the server agreed to. */
    Revision revision();

    /** The result of {@code initialize} or {@code server/discover}. */
    Optional<ObjectNode> opening();

    /** Whether the process runs; over HTTP, whether the session holds and the server can be reached, as far as known. */
    boolean alive();

    /** The end of what the process wrote to stderr; empty if it is none. */
    String stderrTail();

    /** Sends a request and waits for what comes of it. */
    Answer request(String method, ObjectNode params) throws InterruptedException;

    /** Calls a tool and waits for what comes of it. */
    Answer callTool(String tool, ObjectNode arguments) throws InterruptedException;

    /** As {@link #callTool}, unless the answer to the same call on this connection is known: then that. */
    Answer ask(String tool, ObjectNode arguments) throws InterruptedException;

    /** From here on no answer is known, so that all is asked anew. */
    void forget();

    /**
     * Sends as many requests as there are ids, all before any is answered, and waits for all answers; of those to other requests
     * than calls of tools the results are left empty.
     *
     * @param params of each, as many as there are ids
     */
    List<Answer> atOnce(String method, List<JsonNode> ids, List<ObjectNode> params) throws InterruptedException;

    /** Calls several tools, all before any call is answered, and waits for all answers, which are in the order of the calls. */
    List<Answer> callAtOnce(List<RequestedCall> calls) throws InterruptedException;

    /** Sends a notification; over HTTP it waits until the server has taken it, so that what follows comes after it. */
    void notify(String method, ObjectNode params) throws InterruptedException;

    /** Waits until nothing has arrived for a while, so that late second answers are seen. */
    void settle() throws InterruptedException;

    /** Calls a tool and waits for its answer. @param purpose what the call is for, in the words of the features */
    default ToolCall call(String tool, String purpose, ObjectNode arguments) throws InterruptedException {
        return new ToolCall(this, tool, purpose, arguments, callTool(tool, arguments));
    }

    /** Request and answer as evidence, shortened. */
    default List<Excerpt> exchange(Answer answer) {
        return exchange(
                answer.request().order(), answer.message().map(Message::order).orElse(0L));
    }

    /** The messages with these numbers as evidence, shortened; numbers no longer kept are left out. */
    List<Excerpt> exchange(long... orders);

    @Override
    void close();
}
