package org.contexttck.reference.broken.participant;

import java.util.Locale;
import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.ParticipantBehaviour;

/** Filters that keep the wrong messages. */
final class Filters {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .filter(
                    "ConclusionsFromMain",
                    By.CONCLUSIONS,
                    (filter, message) -> message.kind().equals("conclusion"))
            .filter("EverythingDropsContexts", By.EVERYTHING, (filter, message) -> !message.inContext())
            .behaviour("FoldsCaseOfIds", () -> new ParticipantBehaviour() {
                @Override
                public String key(String contextId) {
                    return contextId.toLowerCase(Locale.ROOT);
                }

                @Override
                public boolean keeps(ContextFilter filter, Message message) {
                    return filter.by() == By.CONTEXT
                            ? message.contextId()
                                    .filter(filter.contextId()::equalsIgnoreCase)
                                    .isPresent()
                            : filter.keeps(message);
                }
            })
            .filter(
                    "MainOnlyKeepsUntyped",
                    By.MAIN,
                    (filter, message) -> message.type().isEmpty())
            .filter(
                    "OneContextTakesChildren",
                    By.CONTEXT,
                    (filter, message) -> filter.keeps(message)
                            || message.parent()
                                    .filter(filter.contextId()::equals)
                                    .isPresent())
            .filter("TypesDropMain", By.TYPES, (filter, message) -> message.inContext() && filter.keeps(message))
            .filter(
                    "TypesKeepUntyped",
                    By.TYPES,
                    (filter, message) -> message.type().isEmpty() || filter.keeps(message));

    private Filters() {}
}
