package org.contexttck.harness.monitor.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.peer.model.KeptConversations;
import org.contexttck.harness.peer.model.ModelApi;
import org.contexttck.harness.peer.model.PromptMessage;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts.Request;

/**
 * What must always hold of each request of a client to its model: a result stays whole until it is consumed, gives way to its
 * summary then and for good, and nothing else changes. A fold over the MCP messages and the requests to the model of a session,
 * in which one conversation may follow another. Where the order in which a client has seen things is not known, or a reading of
 * the source leaves room, it asks for nothing.
 */
public final class PromptMonitor {

    /** The requirements that it can find broken. */
    public static final Set<String> ROWS =
            Set.of("TC-C-01", "TC-C-02", "TC-C-03", "TC-C-06", "TC-C-07", "TC-C-08", "TC-C-13", "TC-C-14", "TC-C-15");

    private static final int MOST_CONVERSATIONS = 4;

    private final PromptFindings findings;
    private final ToolAnswers answers = new ToolAnswers();
    private final KeptConversations kept = new KeptConversations();
    private final List<ModelConversation> conversations = new ArrayList<>();

    public PromptMonitor(PromptFindings findings) {
        this.findings = findings;
    }

    /** Takes the next message of the session. @param transcript the file it is in */
    public void accept(Channel channel, String transcript, Message message) {
        if (channel.kind() == Channel.Kind.CLIENT) {
            answers.next(channel, transcript, message);
        } else if (channel.kind() == Channel.Kind.MODEL) {
            kept.next(message)
                    .filter(whole -> isPrompt(message))
                    .ifPresent(whole -> next(
                            api(message).map(api -> api.messages(whole)).orElse(List.of()),
                            new ShownPrompt.Source(transcript, message)));
        }
    }

    private void next(List<PromptMessage> messages, ShownPrompt.Source source) {
        ModelConversation conversation = conversations.stream()
                .filter(one -> one.knows(messages))
                .findFirst()
                .orElseGet(() -> {
                    ModelConversation fresh = new ModelConversation(findings);
                    conversations.add(0, fresh);
                    return fresh;
                });
        if (conversations.size() > MOST_CONVERSATIONS) {
            conversations.remove(MOST_CONVERSATIONS);
        }
        conversation.next(messages, answers, source);
    }

    /** Others stand beside the conversation, such as one that asks for a title. */
    private static boolean isPrompt(Message message) {
        return message.transport()
                .request()
                .flatMap(Request::model)
                .map("prompt"::equals)
                .orElse(true);
    }

    private static Optional<ModelApi> api(Message message) {
        return message.transport()
                .request()
                .flatMap(Request::path)
                .flatMap(ModelApi::at)
                .or(() -> message.json().flatMap(ModelApi::by));
    }
}
