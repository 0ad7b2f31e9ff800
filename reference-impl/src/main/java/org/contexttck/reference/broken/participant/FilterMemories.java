package org.contexttck.reference.broken.participant;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reference.participant.ContextFilter;
import org.contexttck.reference.participant.ContextFilter.By;
import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.ParticipantBehaviour;

/** Filters that go by what was asked or said before, or by more than they should. */
final class FilterMemories {

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .filter(
                    "ContextFollowsAnswers",
                    By.CONTEXT,
                    (filter, message) -> filter.keeps(message)
                            || message.correlation()
                                    .filter(filter.contextId()::equals)
                                    .isPresent())
            .filter(
                    "ContextTakesPathsBelow",
                    By.CONTEXT,
                    (filter, message) -> message.contextId()
                            .filter(id -> (id + "/").startsWith(filter.contextId() + "/"))
                            .isPresent())
            .behaviour("FirstResultOfFilterStays", FilterMemories::firstResult)
            .behaviour("FirstTypeOfContextStays", FilterMemories::firstTypes)
            .behaviour("FirstTypesAskedForStay", FilterMemories::firstAsked)
            .filter(
                    "KindsThatEndInConclusion",
                    By.CONCLUSIONS,
                    (filter, message) -> message.inContext() && message.kind().endsWith("conclusion"))
            .behaviour("NothingConcludesWhatGoesOn", () -> new ParticipantBehaviour() {
                @Override
                public List<Message> kept(ContextFilter filter, List<Message> history) {
                    return filter.by() == By.CONCLUSIONS ? conclusions(history) : filtered(filter, history);
                }
            })
            .filter(
                    "TypesAsOneText",
                    By.TYPES,
                    (filter, message) -> !message.inContext()
                            || message.type()
                                    .filter(String.join(",", filter.types())::contains)
                                    .isPresent());

    private FilterMemories() {}

    private static List<Message> filtered(ContextFilter filter, List<Message> history) {
        return history.stream().filter(filter::keeps).toList();
    }

    /** The conclusions that nothing of another kind follows in their context. */
    private static List<Message> conclusions(List<Message> history) {
        Map<String, List<Message>> last = new HashMap<>();
        for (Message message : history) {
            message.contextId().ifPresent(id -> {
                List<Message> ending = last.computeIfAbsent(id, first -> new ArrayList<>());
                if (message.kind().equals("conclusion")) {
                    ending.add(message);
                } else {
                    ending.clear();
                }
            });
        }
        return history.stream()
                .filter(message -> message.contextId()
                        .filter(id -> last.get(id).contains(message))
                        .isPresent())
                .toList();
    }

    private static ParticipantBehaviour firstResult() {
        Map<ContextFilter, List<Message>> results = new HashMap<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                results.clear();
            }

            @Override
            public List<Message> kept(ContextFilter filter, List<Message> history) {
                return results.computeIfAbsent(filter, first -> filtered(first, history));
            }
        };
    }

    private static ParticipantBehaviour firstTypes() {
        Map<String, Optional<String>> types = new HashMap<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                types.clear();
            }

            @Override
            public Optional<Message> taken(Message message, boolean own) {
                return Optional.of(message.contextId()
                        .map(id -> message.withType(types.computeIfAbsent(id, first -> message.type())))
                        .orElse(message));
            }
        };
    }

    private static ParticipantBehaviour firstAsked() {
        List<Set<String>> asked = new ArrayList<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                asked.clear();
            }

            @Override
            public boolean keeps(ContextFilter filter, Message message) {
                if (filter.by() != By.TYPES) {
                    return filter.keeps(message);
                }
                if (asked.isEmpty()) {
                    asked.add(filter.types());
                }
                return new ContextFilter(By.TYPES, asked.get(0), "").keeps(message);
            }
        };
    }
}
