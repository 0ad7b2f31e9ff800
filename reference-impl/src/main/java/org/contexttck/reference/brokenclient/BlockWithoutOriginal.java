package org.contexttck.reference.brokenclient;

import java.util.List;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;
import org.contexttck.reference.client.Part;

/** Opens a block that holds the summary once more. Breaks TC-C-25. */
final class BlockWithoutOriginal extends BrokenClient {

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            protected List<Part> original(String callId) {
                return conversation()
                        .engine()
                        .replacement(callId)
                        .map(summary -> List.of(Part.text(summary)))
                        .orElseGet(() -> super.original(callId));
            }
        };
    }
}
