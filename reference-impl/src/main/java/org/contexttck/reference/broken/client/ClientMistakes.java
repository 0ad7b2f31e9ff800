package org.contexttck.reference.broken.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.client.ClientParts;
import org.contexttck.reference.client.CollapseEngine;
import org.contexttck.reference.client.Conversation;
import org.contexttck.reference.client.ConversationView;
import org.contexttck.reference.client.Failure;
import org.contexttck.reference.client.Marks;
import org.contexttck.reference.client.Part;
import org.contexttck.reference.client.PromptMessage;
import org.contexttck.reference.client.ToolCall;

/** Mistakes of a client, by the place where they are made. */
public final class ClientMistakes extends Mistakes<ClientParts> {

    /** All there are. */
    public static final Mistakes<ClientParts> ALL = of(
            MisreadMarks.ALL,
            Choices.ALL,
            Timing.ALL,
            Memories.ALL,
            Prompts.ALL,
            LaterPrompts.ALL,
            Views.ALL,
            TurnMistakes.ALL,
            BoundMistakes.ALL,
            KeyMistakes.ALL,
            SummaryMistakes.ALL,
            TrackingMistakes.ALL);

    private static final ObjectMapper JSON = new ObjectMapper();

    ClientMistakes() {}

    /** Chooses the result that a consumption collapses. */
    @FunctionalInterface
    interface Choice {

        /** @param right what should be chosen */
        Optional<ToolCall> choose(CollapseEngine engine, ToolCall consumer, Optional<ToolCall> right);
    }

    /** In how a result is read: from what it says and the result itself. */
    ClientMistakes reading(String name, BiFunction<Marks, JsonNode, Marks> wrong) {
        return engine(name, unscoped -> new CollapseEngine(unscoped) {
            @Override
            protected Marks read(JsonNode result) {
                return wrong.apply(super.read(result), result);
            }
        });
    }

    /** In the choice of the result that a consumption collapses. */
    ClientMistakes choice(String name, Choice wrong) {
        return engine(name, unscoped -> new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> choose(ToolCall consumer) {
                return wrong.choose(this, consumer, super.choose(consumer));
            }
        });
    }

    /** It takes a failure of a consumer for its success. */
    ClientMistakes consumption(String name, Failure by) {
        return engine(name, unscoped -> new CollapseEngine(unscoped) {
            @Override
            protected Optional<ToolCall> unanswered(ToolCall call, Failure how) {
                return how == by && isConsumer(call) ? consumed(call) : Optional.empty();
            }
        });
    }

    /** In the text for a result that has no summary. */
    ClientMistakes withoutSummary(String name, String text) {
        return engine(name, unscoped -> new CollapseEngine(unscoped) {
            @Override
            protected String withoutSummary(ToolCall call) {
                return text;
            }
        });
    }

    /** In the engine. @param wrong makes one; it is told whether results of tools without a pair may collapse */
    ClientMistakes engine(String name, Function<Boolean, CollapseEngine> wrong) {
        return parts(name, () -> new BrokenClient() {
            @Override
            public CollapseEngine engine(boolean unscoped) {
                return wrong.apply(unscoped);
            }
        });
    }

    /** In what stands in place of a collapsed result: from its summary and the result. */
    ClientMistakes collapsed(String name, BiFunction<String, JsonNode, List<Part>> wrong) {
        return conversation(name, engine -> new Conversation(engine) {
            @Override
            protected List<Part> collapsed(String callId, String text, JsonNode result) {
                return wrong.apply(text, result);
            }
        });
    }

    /** In the message of a collapsed result. */
    ClientMistakes collapsedMessage(String name, Function<PromptMessage, Optional<PromptMessage>> wrong) {
        return conversation(name, engine -> new Conversation(engine) {
            @Override
            protected Optional<PromptMessage> toolMessage(String callId, JsonNode result) {
                Optional<PromptMessage> message = super.toolMessage(callId, result);
                return engine().replacement(callId).isEmpty() ? message : message.flatMap(wrong);
            }
        });
    }

    /** In the conversation. */
    ClientMistakes conversation(String name, Function<CollapseEngine, Conversation> wrong) {
        return parts(name, () -> new BrokenClient() {
            @Override
            public Conversation conversation(CollapseEngine engine) {
                return wrong.apply(engine);
            }
        });
    }

    /** In what a screen shows. */
    ClientMistakes view(String name, Function<Conversation, ConversationView> wrong) {
        return parts(name, () -> new BrokenClient() {
            @Override
            public ConversationView view(Conversation conversation) {
                return wrong.apply(conversation);
            }
        });
    }

    /** In a message to a server. @param method of the message; a ping is sent where there would be none */
    ClientMistakes message(String name, String method, Consumer<ObjectNode> wrong) {
        return parts(name, () -> new BrokenClient() {
            @Override
            public boolean pings() {
                return method.equals("ping");
            }

            @Override
            public String outgoing(String text) {
                ObjectNode message = read(text);
                if (message.path("method").asText().equals(method)) {
                    wrong.accept(message);
                }
                return message.toString();
            }
        });
    }

    /** In what it tells OpenAI responses, which keeps conversations. @param wrong whether only what is new */
    ClientMistakes continuing(String name, BiPredicate<List<PromptMessage>, List<PromptMessage>> wrong) {
        return parts(name, () -> new BrokenClient() {
            @Override
            public Optional<BiPredicate<List<PromptMessage>, List<PromptMessage>>> continues() {
                return Optional.of(wrong);
            }
        });
    }

    /** In several parts, which have to know of each other. */
    ClientMistakes parts(String name, Supplier<ClientParts> fresh) {
        add(name, fresh);
        return this;
    }

    private static ObjectNode read(String text) {
        try {
            return (ObjectNode) JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the SDK writes no JSON: " + text, e);
        }
    }
}
