package org.contexttck.reference.brokenparticipant;

import java.util.Locale;
import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;

/** Takes two ids for the same that differ in case only. Breaks SC-P-13. */
final class FoldsCaseOfIds extends BrokenParticipant {

    @Override
    public String key(String contextId) {
        return contextId.toLowerCase(Locale.ROOT);
    }

    @Override
    public boolean keeps(ContextFilter filter, Message message) {
        return filter.by() == By.CONTEXT
                ? message.contextId()
                        .map(this::key)
                        .map(key(filter.contextId())::equals)
                        .orElse(false)
                : filter.keeps(message);
    }
}
