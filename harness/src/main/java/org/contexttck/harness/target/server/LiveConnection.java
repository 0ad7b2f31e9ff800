package org.contexttck.harness.target.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.contexttck.harness.target.shared.RecentMessages;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.mcp.McpClient;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** A connection over the wire, with the messages that went over it last. */
final class LiveConnection implements Connection {

    private final String transcript;
    private final RecentMessages recent;
    private final McpClient client;
    private final KnownAnswers known = new KnownAnswers();
    private volatile boolean doubtful;

    LiveConnection(String transcript, RecentMessages recent, McpClient client) {
        this.transcript = transcript;
        this.recent = recent;
        this.client = client;
    }

    McpClient client() {
        return client;
    }

    @Override
    public String transcript() {
        return transcript;
    }

    @Override
    public Revision revision() {
        return client.revision();
    }

    @Override
    public Optional<ObjectNode> opening() {
        return client.opening();
    }

    @Override
    public boolean alive() {
        return client.alive();
    }

    @Override
    public Answer request(String method, ObjectNode params) throws InterruptedException {
        return noted(client.request(method, params));
    }

    @Override
    public Answer callTool(String tool, ObjectNode arguments) throws InterruptedException {
        return known.learned(tool, arguments, noted(client.callTool(tool, arguments)));
    }

    @Override
    public Answer ask(String tool, ObjectNode arguments) throws InterruptedException {
        Optional<Answer> before = known.of(tool, arguments);
        return before.isPresent() ? before.get() : callTool(tool, arguments);
    }

    @Override
    public void forget() {
        known.forget();
    }

    @Override
    public List<Answer> atOnce(String method, List<JsonNode> ids, List<ObjectNode> params) {
        boolean asked = method.equals("tools/call");
        List<CompletableFuture<Answer>> pending = IntStream.range(0, ids.size())
                .mapToObj(i -> client.sendWithId(ids.get(i), method, params.get(i)))
                .map(answer -> asked ? answer : answer.thenApply(Answer::withoutContent))
                .toList();
        return pending.stream().map(one -> noted(one.join())).toList();
    }

    @Override
    public List<Answer> callAtOnce(List<RequestedCall> calls) {
        List<CompletableFuture<Answer>> pending = calls.stream()
                .map(call -> {
                    ObjectNode params = Json.object().put("name", call.tool());
                    params.set("arguments", call.arguments());
                    return client.send("tools/call", params);
                })
                .toList();
        return pending.stream().map(one -> noted(one.join())).toList();
    }

    /** One that stayed unanswered while nothing showed why leaves all else in doubt. */
    Answer noted(Answer answer) {
        doubtful |= answer.unclear();
        return answer;
    }

    /** Whether more can be asked on it with any hope. */
    boolean usable() {
        return !doubtful && client.alive();
    }

    @Override
    public String stderrTail() {
        return client.stderrTail();
    }

    @Override
    public void notify(String method, ObjectNode params) {
        client.notify(method, params);
    }

    @Override
    public void settle() throws InterruptedException {
        client.settle();
    }

    @Override
    public List<Excerpt> exchange(long... orders) {
        return recent.excerpt(orders);
    }

    @Override
    public void close() {
        client.close();
    }
}
