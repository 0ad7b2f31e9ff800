package org.contexttck.harness.explore.participant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A context from when it last began (R27).
 *
 * @param messages that it has had since
 * @param parents that these name, each once; which of several counts is nowhere said
 * @param formerParents what was named before it last began
 * @param last when it was used last, in milliseconds of the participant's clock
 */
record ContextLife(List<HeardMessage> messages, Set<String> parents, Set<String> formerParents, long last) {

    /** All contexts of a history by their ids. @param idle after which one is concluded, in milliseconds */
    static Map<String, ContextLife> of(List<HeardMessage> history, long idle, CountedReferences counted) {
        Map<String, ContextLife> lives = new LinkedHashMap<>();
        for (HeardMessage message : history) {
            message.refersTo(counted)
                    .forEach(id -> lives.computeIfPresent(
                            id, (same, life) -> life.concluded(message.at(), idle) ? life : life.usedAt(message.at())));
            message.context()
                    .ifPresent(id -> lives.merge(id, first(message), (life, next) -> life.next(message, next, idle)));
        }
        return lives;
    }

    private static ContextLife first(HeardMessage message) {
        return new ContextLife(
                List.of(message), message.parent().map(Set::of).orElse(Set.of()), Set.of(), message.at());
    }

    private ContextLife next(HeardMessage message, ContextLife anew, long idle) {
        if (concluded(message.at(), idle)) {
            return new ContextLife(anew.messages, anew.parents, joined(formerParents, parents), anew.last);
        }
        List<HeardMessage> all = new ArrayList<>(messages);
        all.add(message);
        return new ContextLife(all, joined(parents, anew.parents), formerParents, anew.last);
    }

    private ContextLife usedAt(long now) {
        return new ContextLife(messages, parents, formerParents, now);
    }

    private static Set<String> joined(Set<String> some, Set<String> others) {
        Set<String> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return all;
    }

    /** Whether it has been quiet for the idle time. */
    boolean concluded(long now, long idle) {
        return now - last >= idle;
    }

    List<String> ids() {
        return messages.stream().map(HeardMessage::id).toList();
    }
}
