package org.contexttck.reference.client;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** What the reference client is made of; a broken variant replaces one part. One for each connection of a user. */
public class ClientParts {

    /** A fresh engine. @param unscoped whether results of tools without a pair may collapse */
    public CollapseEngine engine(boolean unscoped) {
        return new CollapseEngine(unscoped);
    }

    /** An empty conversation. */
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine);
    }

    /** What a screen shows of it. */
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation);
    }

    /** Whether a server is asked for a sign of life once it is connected. */
    public boolean pings() {
        return false;
    }

    /**
     * Whether a model service that keeps conversations is told only what is new: from what it was asked last, to which it has
     * added its answer, and what it is to see now. Empty for a service that is told everything each time.
     */
    public Optional<BiPredicate<List<PromptMessage>, List<PromptMessage>>> continues() {
        return Optional.empty();
    }

    /** What becomes of an MCP message on its way out, JSON in and out. */
    public String outgoing(String message) {
        return message;
    }
}
