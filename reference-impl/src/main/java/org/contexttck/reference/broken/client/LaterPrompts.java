package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ResultParts;

/** Requests to the model that go wrong some time after everything was right. */
final class LaterPrompts {

    private static final int LATE = 15;

    static final ClientMistakes ALL = new ClientMistakes()
            .conversation("LosesSummariesOnUserWords", engine -> new Conversation(engine) {
                private boolean spoken;

                @Override
                public void user(String text) {
                    super.user(text);
                    spoken = true;
                }

                @Override
                public void arrived(String callId, JsonNode result) {
                    super.arrived(callId, result);
                    spoken = false;
                }

                @Override
                protected List<Part> collapsed(String callId, String text, JsonNode result) {
                    return spoken ? List.of(Part.text("[see above]")) : super.collapsed(callId, text, result);
                }
            })
            .conversation("MovesCollapsedBehindOthers", engine -> new Conversation(engine) {
                private final Set<String> old = new HashSet<>();

                @Override
                public List<PromptMessage> prompt() {
                    List<PromptMessage> messages = new ArrayList<>(super.prompt());
                    for (int at = 1; at < messages.size(); at++) {
                        if (old.contains(messages.get(at - 1).callId().orElse(""))
                                && messages.get(at).callId().isPresent()) {
                            messages.add(at, messages.remove(at - 1));
                        }
                    }
                    messages.stream()
                            .flatMap(message -> message.callId().stream())
                            .filter(id -> engine().callState(id) == CallState.COLLAPSED)
                            .forEach(old::add);
                    return messages;
                }
            })
            .conversation("RestoresOnOtherTool", RestoresOnOtherTool::new)
            .conversation("ShortensConsumerResults", engine -> new Conversation(engine) {
                private final Set<String> sent = new HashSet<>();

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    boolean again = engine().triggered(callId)
                            && engine().callState(callId) == CallState.PLAIN
                            && !sent.add(callId);
                    return super.toolMessage(callId, result)
                            .map(message -> again ? message.withParts(List.of(Part.text("done"))) : message);
                }
            })
            .conversation("ShortensLateResults", engine -> new Conversation(engine) {
                private final Map<String, Integer> places = new HashMap<>();
                private final Set<String> sent = new HashSet<>();

                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    int place = places.computeIfAbsent(callId, first -> places.size());
                    boolean late = place >= LATE && engine().callState(callId) == CallState.PLAIN && !sent.add(callId);
                    return super.toolMessage(callId, result)
                            .map(message -> late ? message.withParts(List.of(Part.text("[shortened]"))) : message);
                }
            });

    private LaterPrompts() {}

    /** Shows what has collapsed in full for one turn, when a result of another tool has come that is to collapse later. */
    private static final class RestoresOnOtherTool extends Conversation {

        private final Set<String> collapsed = new HashSet<>();
        private String fresh = "";

        RestoresOnOtherTool(CollapseEngine engine) {
            super(engine);
        }

        @Override
        public void arrived(String callId, JsonNode result) {
            super.arrived(callId, result);
            fresh = engine().waits(callId) ? callId : "";
        }

        @Override
        protected List<Part> collapsed(String callId, String text, JsonNode result) {
            boolean before = !collapsed.add(callId);
            return before && !fresh.isEmpty() && !tool(fresh).equals(tool(callId))
                    ? ResultParts.of(result)
                    : super.collapsed(callId, text, result);
        }

        private String tool(String callId) {
            return engine().call(callId).tool();
        }
    }
}
