package org.contexttck.reference.broken.client;

import java.util.List;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.PromptMessage;

/** Lets the model see a result once. */
final class CollapsesAfterOneTurn extends BrokenClient {

    @Override
    public CollapseEngine engine(boolean unscoped) {
        return new Forgetful(unscoped);
    }

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            public List<PromptMessage> prompt() {
                List<PromptMessage> messages = super.prompt();
                ((Forgetful) engine).putAwayAll();
                return messages;
            }
        };
    }

    private static final class Forgetful extends CollapseEngine {

        Forgetful(boolean unscoped) {
            super(unscoped);
        }

        void putAwayAll() {
            waiting().stream().filter(this::isPaired).forEach(this::putAway);
        }
    }
}
