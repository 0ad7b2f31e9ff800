package org.contexttck.harness.monitor.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.peer.model.PromptCall;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.RpcMessage;
import org.contexttck.json.JsonEquality;

/** Results of tools of which no model has been told yet. A client does not say which call of a model it makes a call for. */
final class ToolAnswers {

    private static final int MOST = 200;

    private final Map<Asked, JsonNode> open = new HashMap<>();
    private final List<ToolAnswer> answers = new ArrayList<>();

    /** Where something was asked, and under which id. */
    private record Asked(String transcript, String id) {}

    /** Takes a message between the client and a server. */
    void next(Channel channel, String transcript, Message message) {
        JsonNode json = message.json().orElse(MissingNode.getInstance());
        Optional<Asked> asked =
                Optional.ofNullable(json.get("id")).map(id -> new Asked(transcript, RpcMessage.key(id)));
        if (asked.isEmpty()) {
            return;
        }
        if (message.direction() == Direction.FROM_TARGET) {
            if (json.path("method").asText("").equals("tools/call") && open.size() < MOST) {
                open.put(asked.get(), json.path("params"));
            }
        } else {
            Optional.ofNullable(open.remove(asked.get()))
                    .filter(call -> json.path("result").isObject() && answers.size() < MOST)
                    .ifPresent(call -> answers.add(new ToolAnswer(
                            channel.party(), call.path("name").asText(), call.path("arguments"), json.get("result"))));
        }
    }

    /** Whatever may have been answered to a call of the model; more than one if that is not clear. */
    List<ToolAnswer> claim(PromptCall call, boolean once) {
        List<ToolAnswer> meant = answers.stream().filter(one -> fits(one, call)).toList();
        List<ToolAnswer> taken = once && !meant.isEmpty() ? meant.subList(0, 1) : meant;
        answers.removeAll(taken);
        return List.copyOf(taken);
    }

    /** Everything that no call of the model explains. */
    List<ToolAnswer> rest() {
        List<ToolAnswer> rest = List.copyOf(answers);
        answers.clear();
        return rest;
    }

    private static boolean fits(ToolAnswer answer, PromptCall call) {
        return words(call.name()).contains(words(answer.tool())) && holds(answer.arguments(), call.arguments());
    }

    /** Hosts put a server's name before that of a tool, and change what stands between words. */
    private static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "_");
    }

    /** Whether everything that the model gave was sent; hosts add defaults. */
    private static boolean holds(JsonNode sent, JsonNode given) {
        return given.propertyStream()
                .allMatch(one -> sent.has(one.getKey()) && JsonEquality.equal(sent.get(one.getKey()), one.getValue()));
    }
}
