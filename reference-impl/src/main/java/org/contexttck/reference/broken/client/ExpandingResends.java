package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.ResultParts;

/** Sends an original again once the user has opened it. */
final class ExpandingResends extends BrokenClient {

    private final Set<String> opened = new HashSet<>();

    @Override
    public Conversation conversation(CollapseEngine engine) {
        return new Conversation(engine) {
            @Override
            protected List<Part> collapsed(String callId, String text, JsonNode result) {
                return opened.contains(callId) ? ResultParts.of(result) : super.collapsed(callId, text, result);
            }
        };
    }

    @Override
    public ConversationView view(Conversation conversation) {
        return new ConversationView(conversation) {
            @Override
            public void expand(String callId) {
                super.expand(callId);
                opened.add(callId);
            }
        };
    }
}
