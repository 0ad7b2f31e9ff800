package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.client.CallState;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ToolCall;

/** What holds up to some size or number, and not beyond it. */
final class BoundMistakes {

    private static final int MOST_WAITING = 8;
    private static final int MOST_SUMMARIES = 12;
    private static final int MOST_CALLS = 32;
    private static final int RECENT = 24;
    private static final int MOST_CHARACTERS = 4_000;
    private static final int FEW_CHARACTERS = 100;
    private static final int MOST_PROMPTS = 3;

    static final ClientMistakes ALL = new ClientMistakes()
            .conversation("CutsLongResults", engine -> new Conversation(engine) {
                @Override
                protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                    return super.toolMessage(callId, result)
                            .map(message -> message.withParts(message.parts().stream()
                                    .map(part -> part.text().length() > MOST_CHARACTERS
                                            ? Part.text(part.text().substring(0, MOST_CHARACTERS) + "...")
                                            : part)
                                    .toList()));
                }
            })
            .engine("ForgetsCallsOfLongAgo", unscoped -> new CollapseEngine(unscoped) {
                private final List<ToolCall> made = new ArrayList<>();

                @Override
                public void called(ToolCall call) {
                    super.called(call);
                    made.add(call);
                    if (made.size() > MOST_CALLS) {
                        ToolCall old = made.get(made.size() - MOST_CALLS - 1);
                        if (callState(old.callId()) == CallState.WAITING) {
                            release(old);
                        }
                    }
                }
            })
            .parts("ForgetsPairsOfEarlierPrompts", ForgetsPairsOfEarlierPrompts::new)
            .engine("KeepsEightWaiting", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    super.track(call, summary, result);
                    if (waiting().size() > MOST_WAITING) {
                        release(waiting().get(0));
                    }
                }
            })
            .engine("KeepsSmallResults", unscoped -> new CollapseEngine(unscoped) {
                @Override
                protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
                    if (result.path("content").toString().length() >= FEW_CHARACTERS) {
                        super.track(call, summary, result);
                    }
                }
            })
            .engine("KeepsTwelveSummaries", unscoped -> new CollapseEngine(unscoped) {
                private final List<String> collapsed = new ArrayList<>();

                @Override
                protected void collapse(ToolCall consumer, ToolCall waiting) {
                    super.collapse(consumer, waiting);
                    collapsed.add(waiting.callId());
                }

                @Override
                public Optional<String> replacement(String callId) {
                    int at = collapsed.indexOf(callId);
                    return super.replacement(callId).filter(text -> at >= collapsed.size() - MOST_SUMMARIES);
                }
            })
            .choice("OldestByPlaceAsText", (engine, consumer, right) -> {
                Map<String, Integer> places = new HashMap<>();
                engine.calls().forEach(call -> places.put(call.callId(), places.size()));
                return engine.candidates(consumer).stream()
                        .min((one, other) -> String.valueOf(places.get(one.callId()))
                                .compareTo(String.valueOf(places.get(other.callId()))));
            })
            .conversation("RewritesRecentMessages", engine -> new Conversation(engine) {
                private final Map<Integer, PromptMessage> cached = new HashMap<>();

                @Override
                public List<PromptMessage> prompt() {
                    List<PromptMessage> messages = new ArrayList<>(super.prompt());
                    for (int i = 0; i < messages.size() - RECENT; i++) {
                        messages.set(i, cached.computeIfAbsent(i, messages::get));
                    }
                    return messages;
                }
            });

    private BoundMistakes() {}

    /** Looks for hints in the last few prompts of the user and what came after them only. */
    private static final class ForgetsPairsOfEarlierPrompts extends BrokenClient {

        private final List<ToolCall> hinted = new ArrayList<>();
        private int prompts;

        @Override
        public CollapseEngine engine(boolean unscoped) {
            hinted.clear();
            prompts = 0;
            return new Forgetful(unscoped);
        }

        @Override
        public Conversation conversation(CollapseEngine engine) {
            return new Conversation(engine) {
                @Override
                public void user(String text) {
                    super.user(text);
                    if (++prompts == MOST_PROMPTS) {
                        ((Forgetful) engine).forget();
                    }
                }
            };
        }

        private final class Forgetful extends CollapseEngine {

            Forgetful(boolean unscoped) {
                super(unscoped);
            }

            @Override
            public void called(ToolCall call) {
                super.called(call);
                hinted.add(call);
            }

            void forget() {
                hinted.forEach(this::forgetPairs);
            }
        }
    }
}
