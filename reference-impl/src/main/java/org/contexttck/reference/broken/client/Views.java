package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.ResultParts;

/** Screens that show a conversation wrongly. */
final class Views {

    static final ClientMistakes ALL = new ClientMistakes()
            .view("BadgeOnWrongResult", conversation -> new ConversationView(conversation) {
                @Override
                protected List<Badge> badges(String callId) {
                    List<Badge> badges = new ArrayList<>(super.badges(callId));
                    badges.remove(Badge.CONSUMED);
                    if (badges.contains(Badge.COLLAPSED)) {
                        badges.add(Badge.CONSUMED);
                    }
                    return badges;
                }
            })
            .view("BadgeOnEveryConsumer", conversation -> new ConversationView(conversation) {
                @Override
                protected List<Badge> badges(String callId) {
                    CollapseEngine engine = conversation.engine();
                    List<Badge> badges = new ArrayList<>(super.badges(callId));
                    boolean consumer = engine.calls().stream()
                            .anyMatch(call -> call.callId().equals(callId) && engine.isConsumer(call));
                    if (consumer && !engine.triggered(callId)) {
                        badges.add(Badge.CONSUMED);
                    }
                    return badges;
                }
            })
            .view("BadgesByDefault", conversation -> {
                ConversationView view = new ConversationView(conversation);
                view.setShowHints(true);
                return view;
            })
            .view("BlockWithoutOriginal", conversation -> new ConversationView(conversation) {
                @Override
                protected List<Part> original(String callId) {
                    return conversation
                            .engine()
                            .replacement(callId)
                            .map(summary -> List.of(Part.text(summary)))
                            .orElseGet(() -> super.original(callId));
                }
            })
            .view("EditableOriginal", conversation -> new ConversationView(conversation) {
                @Override
                protected boolean editable(State state) {
                    return state == State.EXPANDED;
                }
            })
            // sends an original again once the user has opened it
            .parts("ExpandingResends", () -> new BrokenClient() {
                private final Set<String> opened = new HashSet<>();

                @Override
                public Conversation conversation(CollapseEngine engine) {
                    return new Conversation(engine) {
                        @Override
                        protected List<Part> collapsed(String callId, String text, JsonNode result) {
                            return opened.contains(callId)
                                    ? ResultParts.of(result)
                                    : super.collapsed(callId, text, result);
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
            })
            .view("HidesBeforeConsumption", conversation -> new ConversationView(conversation) {
                @Override
                protected State state(String callId) {
                    return conversation.engine().waits(callId) ? State.COLLAPSED : super.state(callId);
                }

                @Override
                protected String summary(String callId) {
                    return conversation.engine().waits(callId) ? "[result]" : super.summary(callId);
                }
            })
            .view("RendersSummaryAsMarkup", conversation -> new ConversationView(conversation) {
                @Override
                protected String summary(String callId) {
                    return super.summary(callId)
                            .replaceAll("<[^>]*>", "")
                            .replaceAll("\\x1b\\[[0-9;]*[A-Za-z]", "")
                            .replaceAll("!?\\[([^\\]]*)\\]\\([^)]*\\)", "$1");
                }
            })
            .view("SwappedBadgeColours", conversation -> new ConversationView(conversation) {
                @Override
                protected List<Badge> badges(String callId) {
                    return super.badges(callId).stream().map(Views::swapped).toList();
                }
            });

    private Views() {}

    private static ConversationView.Badge swapped(ConversationView.Badge badge) {
        if (badge.equals(ConversationView.Badge.TRANSIENT)) {
            return new ConversationView.Badge(badge.name(), ConversationView.Badge.CONSUMED.colour());
        }
        return badge.equals(ConversationView.Badge.CONSUMED)
                ? new ConversationView.Badge(badge.name(), ConversationView.Badge.TRANSIENT.colour())
                : badge;
    }
}
