package org.contexttck.reference.broken.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.ContextRef;
import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.ParticipantBehaviour;
import org.contexttck.reference.participant.Unacceptable;

/** Mistakes of a participant, by the place where they are made. */
public final class ParticipantMistakes extends Mistakes<ParticipantBehaviour> {

    /** All there are. */
    public static final Mistakes<ParticipantBehaviour> ALL = of(
            Contexts.ALL,
            Filters.ALL,
            SentEnvelopes.ALL,
            TakenMessages.ALL,
            FilterMemories.ALL,
            GroupMemories.ALL,
            OwnContexts.ALL);

    ParticipantMistakes() {}

    /** Opens a context. */
    @FunctionalInterface
    interface Opening {

        /** @param id a fresh one */
        ContextRef open(String id, Optional<String> type, Optional<ContextRef> within);
    }

    /** Makes something of envelopes that have arrived together. */
    @FunctionalInterface
    interface Arriving {

        List<JsonNode> arrived(List<JsonNode> envelopes) throws Unacceptable;
    }

    /** In what it makes of envelopes that arrive together. */
    ParticipantMistakes arrivals(String name, Arriving wrong) {
        return behaviour(name, () -> new ParticipantBehaviour() {
            @Override
            public List<JsonNode> arrived(List<JsonNode> envelopes) throws Unacceptable {
                return wrong.arrived(envelopes);
            }
        });
    }

    /** In what one of the filters keeps. */
    ParticipantMistakes filter(String name, By by, BiPredicate<ContextFilter, Message> wrong) {
        return behaviour(name, () -> new ParticipantBehaviour() {
            @Override
            public boolean keeps(ContextFilter filter, Message message) {
                return filter.by() == by ? wrong.test(filter, message) : filter.keeps(message);
            }
        });
    }

    /** In the ids of contexts. @param fresh makes what makes them */
    ParticipantMistakes ids(String name, Supplier<Supplier<String>> fresh) {
        return behaviour(name, () -> {
            Supplier<String> ids = fresh.get();
            return new ParticipantBehaviour() {
                @Override
                public String newContextId() {
                    return ids.get();
                }
            };
        });
    }

    /** In a context that it opens. */
    ParticipantMistakes opening(String name, Opening wrong) {
        return behaviour(name, () -> new ParticipantBehaviour() {
            @Override
            public ContextRef open(Optional<String> type, Optional<ContextRef> within) {
                return wrong.open(newContextId(), type, within);
            }
        });
    }

    /** It does not take a message. @param when which one, and whether its context is concluded */
    ParticipantMistakes refusal(String name, String why, BiPredicate<Message, Boolean> when) {
        return behaviour(name, () -> new ParticipantBehaviour() {
            @Override
            public void accept(Message message, boolean inConcluded) throws Unacceptable {
                if (when.test(message, inConcluded)) {
                    throw new Unacceptable(why);
                }
            }
        });
    }

    /** In what it takes a message to refer to. @param wrong the ids of contexts */
    ParticipantMistakes references(String name, Function<Message, Stream<String>> wrong) {
        return behaviour(name, () -> new ParticipantBehaviour() {
            @Override
            public List<String> references(Message message) {
                return wrong.apply(message).toList();
            }
        });
    }

    /** In an envelope that it sends. */
    ParticipantMistakes sent(String name, Consumer<ObjectNode> wrong) {
        return behaviour(name, () -> new ParticipantBehaviour() {
            @Override
            public ObjectNode sent(ObjectNode envelope) {
                wrong.accept(envelope);
                return envelope;
            }
        });
    }

    /** In what it sends, with a memory. */
    ParticipantMistakes sent(String name, Supplier<Consumer<ObjectNode>> fresh) {
        return behaviour(name, () -> {
            Consumer<ObjectNode> wrong = fresh.get();
            return new ParticipantBehaviour() {
                @Override
                public ObjectNode sent(ObjectNode envelope) {
                    wrong.accept(envelope);
                    return envelope;
                }
            };
        });
    }

    /** Anywhere. */
    ParticipantMistakes behaviour(String name, Supplier<ParticipantBehaviour> fresh) {
        add(name, fresh);
        return this;
    }
}
