package org.contexttck.reference.participant;

import java.util.Set;

/**
 * Which messages of a history are wanted. Ids and types are compared code point by code point.
 *
 * @param by the kind of filter
 * @param types for {@link By#TYPES}
 * @param contextId for {@link By#CONTEXT}
 */
public record ContextFilter(By by, Set<String> types, String contextId) {

    /** The five filters. */
    public enum By {
        /** All messages. */
        EVERYTHING,
        /** Those without context. */
        MAIN,
        /** Those without context, and those in a context of certain types. */
        TYPES,
        /** Those in a context whose kind is {@code conclusion}. */
        CONCLUSIONS,
        /** Those in one context. */
        CONTEXT
    }

    /** Whether a message is wanted. */
    public boolean keeps(Message message) {
        return switch (by) {
            case EVERYTHING -> true;
            case MAIN -> !message.inContext();
            case TYPES ->
                !message.inContext() || message.type().map(types::contains).orElse(false);
            case CONCLUSIONS -> message.inContext() && message.kind().equals("conclusion");
            case CONTEXT -> message.contextId().map(contextId::equals).orElse(false);
        };
    }
}
