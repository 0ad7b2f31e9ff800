package org.contexttck.reference.participant;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** Where participants may differ. The default of each method is right; a broken participant overrides one of them. */
public interface ParticipantBehaviour {

    /** The right behaviour. */
    ParticipantBehaviour RIGHT = new ParticipantBehaviour() {};

    /** The behaviour of one who says nothing. */
    ParticipantBehaviour SILENT = new ParticipantBehaviour() {
        @Override
        public boolean answers() {
            return false;
        }
    };

    /** It is somebody new, who remembers nothing. */
    default void begins() {}

    /**
     * What it makes of envelopes that have arrived together.
     *
     * @throws Unacceptable if one is too much for the participant
     */
    default List<JsonNode> arrived(List<JsonNode> envelopes) throws Unacceptable {
        return envelopes;
    }

    /** Whether a message is its own coming back. @param ownName whether it is signed so @param ownId whether it has sent that id */
    default boolean echoes(boolean ownName, boolean ownId) {
        return ownName && ownId;
    }

    /** What it takes in of a message; empty if nothing. @param own whether it sends it */
    default Optional<Message> taken(Message message, boolean own) {
        return Optional.of(message);
    }

    /**
     * Looks at a message that has arrived.
     *
     * @param inConcluded whether its context has been concluded
     * @throws Unacceptable if it is too much for the participant
     */
    default void accept(Message message, boolean inConcluded) throws Unacceptable {}

    /** A context id that nobody can guess: 122 random bits of a secure generator. */
    default String newContextId() {
        return UUID.randomUUID().toString();
    }

    /** A context to use, inside another or not. */
    default ContextRef open(Optional<String> type, Optional<ContextRef> within) {
        return new ContextRef(newContextId(), type, within.map(ContextRef::id));
    }

    /** The context to write into the next message for one that is open. */
    default ContextRef written(ContextRef open) {
        return open;
    }

    /** What is sent in place of an envelope that is right. */
    default ObjectNode sent(ObjectNode envelope) {
        return envelope;
    }

    /** Whether a filter keeps a message. */
    default boolean keeps(ContextFilter filter, Message message) {
        return filter.keeps(message);
    }

    /** The messages of a history that a filter keeps. */
    default List<Message> kept(ContextFilter filter, List<Message> history) {
        return history.stream().filter(message -> keeps(filter, message)).toList();
    }

    /** What makes two context ids the same; nothing but the ids. */
    default String key(String contextId) {
        return contextId;
    }

    /** The ids of the contexts that a message refers to, without being in them. */
    default List<String> references(Message message) {
        return Stream.of(message.parent(), message.correlation())
                .flatMap(Optional::stream)
                .toList();
    }

    /** Whether contexts conclude when they are idle. */
    default boolean concludes() {
        return true;
    }

    /** Whether its history loses the messages of a context that begins anew. */
    default boolean forgetsConcluded() {
        return false;
    }

    /** Whether a context that is concluded goes on when a message refers to it. */
    default boolean reopensByReference() {
        return false;
    }

    /** What it shows of its contexts. */
    default Groups shown(Groups groups) {
        return groups;
    }

    /** Whether a walk along parents stops where it has been. */
    default boolean cutsCircles() {
        return true;
    }

    /** Whether a live participant answers when it is spoken to. */
    default boolean answers() {
        return true;
    }

    /** Its limits. @param usual those of the reference */
    default GroupingLimits limits(GroupingLimits usual) {
        return usual;
    }

    /** Whether it says what is over a limit. */
    default boolean reportsLimits() {
        return true;
    }
}
