package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.ClientParts;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;

/** What the sources leave to clients, each taken another way than by the reference. */
public final class ClientLiberties {

    /** All there are. */
    public static final Mistakes<ClientParts> ALL = new ClientMistakes()
            .message(
                    "AddsMetaToCalls",
                    "tools/call",
                    call -> call.withObject("/params/_meta").put("com.example/trace", "1-2"))
            .continuing(
                    "ContinuesAtTheService",
                    (asked, now) -> now.size() > asked.size() + 1
                            && now.subList(0, asked.size()).equals(asked))
            .conversation("HandsResultsOnAsJson", engine -> new Conversation(engine) {
                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    return super.toolMessage(callId, result).map(ClientLiberties::asJson);
                }
            })
            .collapsed("LabelsSummaries", (text, result) -> List.of(Part.text("[used, in short] " + text)))
            .conversation("RefusesForbiddenMetadata", engine -> new Conversation(engine) {
                @Override
                public void arrived(String callId, JsonNode result) {
                    JsonNode meta = result.path("_meta");
                    if (meta.isMissingNode() || meta.isObject()) {
                        super.arrived(callId, result);
                    } else {
                        failed(callId, Failure.ERROR, "error: the server sent a _meta that is no object");
                    }
                }
            })
            .conversation("ShowsCopiesForTexts", engine -> new Conversation(engine) {
                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    boolean copied = result.has("structuredContent")
                            && engine().replacement(callId).isEmpty();
                    return super.toolMessage(callId, result).map(message -> copied ? copy(message, result) : message);
                }
            })
            .conversation("TellsOfCollapsesInTheSystemPrompt", engine -> new Conversation(engine) {
                @Override
                public List<PromptMessage> prompt() {
                    long collapsed = engine().calls().stream()
                            .filter(call -> engine().callState(call.callId()) == CallState.COLLAPSED)
                            .count();
                    Part told = Part.text("There are summaries in place of " + collapsed + " results.");
                    return super.prompt().stream()
                            .map(message -> message.role() == PromptMessage.Role.SYSTEM
                                    ? message.withParts(List.of(message.parts().get(0), told))
                                    : message)
                            .toList();
                }
            })
            .collapsed("TrimsSummaries", (text, result) -> List.of(Part.text(text.strip())))
            .withoutSummary("SaysThatThereIsNoSummary", "(the result was used)");

    private ClientLiberties() {}

    private static PromptMessage copy(PromptMessage message, JsonNode result) {
        return message.withParts(
                List.of(Part.text(result.path("structuredContent").toString())));
    }

    /** The whole result as JSON in one text, as hosts do that know no other way. */
    private static PromptMessage asJson(PromptMessage message) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("status", message.error() ? "failed" : "done");
        ArrayNode content = json.putArray("content");
        message.parts()
                .forEach(part ->
                        content.addObject().put("kind", part.kind().name()).put("text", part.text()));
        return message.withParts(List.of(Part.text(json.toString())));
    }
}
