package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.McpClient;
import org.contexttck.harness.wire.Message;
import org.contexttck.reports.event.Excerpt;

/** One open connection to the server under test, with the file its messages are recorded in. */
public final class Connection implements AutoCloseable {

    private final String transcript;
    private final RecentMessages recent;
    private final McpClient client;
    private final Consumer<String> unclear;
    private volatile boolean doubtful;

    /** @param unclear hears of calls that stayed unanswered while nothing showed why */
    Connection(String transcript, RecentMessages recent, McpClient client, Consumer<String> unclear) {
        this.transcript = transcript;
        this.recent = recent;
        this.client = client;
        this.unclear = unclear;
    }

    /** The file of this connection's messages, relative to the report folder. */
    public String transcript() {
        return transcript;
    }

    /** The raw client, for what a tool call does not cover. */
    public McpClient client() {
        return client;
    }

    /** Calls a tool and waits for its answer. @param purpose what the call is for, in the words of the features */
    public ToolCall call(String tool, String purpose, ObjectNode arguments) throws InterruptedException {
        ToolCall call = new ToolCall(this, tool, purpose, arguments, client.callTool(tool, arguments));
        heard(call.line(), call.answer());
        return call;
    }

    /** What came of a request; one that stayed unanswered while nothing showed why leaves all else in doubt. */
    public void heard(String what, Answer answer) {
        if (answer.unclear()) {
            doubtful = true;
            unclear.accept(what + ": " + answer.describe());
        }
    }

    /** Whether more can be asked on it with any hope. */
    boolean usable() {
        return !doubtful && client.alive();
    }

    /** Request and answer as evidence, shortened. */
    public List<Excerpt> exchange(Answer answer) {
        return recent.excerpt(
                answer.request().order(), answer.message().map(Message::order).orElse(0L));
    }

    /** The messages with these numbers as evidence, shortened; numbers no longer kept are left out. */
    public List<Excerpt> exchange(long... orders) {
        return recent.excerpt(orders);
    }

    @Override
    public void close() {
        client.close();
    }
}
