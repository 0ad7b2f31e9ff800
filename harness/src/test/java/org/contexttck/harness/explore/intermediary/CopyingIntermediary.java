package org.contexttck.harness.explore.intermediary;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.peer.fixture.Reply;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryTarget;
import org.contexttck.harness.target.intermediary.IntermediaryTools;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Excerpt;

/** An intermediary without any wire: each call reaches the server as it is, and so do the answers, but for what a test does to them. */
record CopyingIntermediary(UnaryOperator<List<IntermediaryPassage.Passed>> wrong)
        implements IntermediaryTarget, IntermediaryPassage {

    private static final List<String> TOOLS = List.of("search_records", "store_analysis_memory", "list_entries");

    @Override
    public List<Passed> passAtOnce(List<PassedCall> calls) {
        List<Passed> passed = new ArrayList<>();
        for (PassedCall call : calls) {
            ObjectNode answer = Json.object().put("jsonrpc", "2.0").put("id", 1);
            Reply reply = call.reply() instanceof Reply.Delayed delayed ? delayed.reply() : call.reply();
            if (reply instanceof Reply.RpcError error) {
                ObjectNode told = answer.putObject("error").put("code", error.code());
                told.put("message", error.message());
                error.data().ifPresent(data -> told.set("data", data));
            } else {
                answer.set("result", ((Reply.Result) reply).result());
            }
            Message request =
                    message(Json.object().put("jsonrpc", "2.0").put("id", 1).put("method", "tools/call"));
            passed.add(new Passed(
                    call.tool(),
                    call.arguments(),
                    Optional.of(call.arguments()),
                    Optional.empty(),
                    Optional.of(message(answer)),
                    Answer.read(request, message(answer)),
                    1));
        }
        return wrong.apply(passed);
    }

    private static Message message(ObjectNode json) {
        return new Message(
                1, Direction.FROM_TARGET, Json.write(json), Optional.of(json), List.of(), TransportFacts.NONE, 0);
    }

    @Override
    public List<IntermediaryPassage> passages() {
        return List.of(this);
    }

    @Override
    public IntermediaryTools tools() {
        Map<String, String> same = new LinkedHashMap<>();
        TOOLS.forEach(name -> same.put(name, name));
        return new IntermediaryTools(same, TOOLS);
    }

    @Override
    public Listings listings() {
        List<ObjectNode> listed =
                TOOLS.stream().map(name -> Json.object().put("name", name)).toList();
        return new Listings(listed, listed);
    }

    @Override
    public Revision behind() {
        return Revision.V2025_11_25;
    }

    @Override
    public Revision front() {
        return Revision.V2025_11_25;
    }

    @Override
    public Optional<ObjectNode> opening() {
        return Optional.empty();
    }

    @Override
    public String transcript() {
        return "";
    }

    @Override
    public List<Passed> pass(String tool, ObjectNode arguments, List<Reply> replies) {
        return passAtOnce(List.of(new PassedCall(tool, arguments, false, replies.get(0))));
    }

    @Override
    public List<Excerpt> exchange(long... orders) {
        return List.of();
    }

    @Override
    public List<NotOpened> notOpened() {
        return List.of();
    }

    @Override
    public String address() {
        return "";
    }

    @Override
    public String transport() {
        return "stdio";
    }

    @Override
    public void close() {}
}
