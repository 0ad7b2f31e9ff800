package org.contexttck.reference.broken.participant;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.contexttck.reference.participant.Group;
import org.contexttck.reference.participant.Groups;
import org.contexttck.reference.participant.Message;
import org.contexttck.reference.participant.ParticipantBehaviour;

/** Groups that hold what is not in their context, lose what is, or end with another. */
final class GroupMemories {

    private static final int LONGEST_ID = 64;

    /** What every object of JavaScript has, so that a plain one is no map of any text. */
    private static final Set<String> EVERYWHERE = Set.of("__proto__", "constructor", "toString");

    static final ParticipantMistakes ALL = new ParticipantMistakes()
            .behaviour("AnswersJoinTheContext", GroupMemories::joining)
            .behaviour("AnswersReopenContexts", () -> new ParticipantBehaviour() {
                @Override
                public boolean reopensByReference() {
                    return true;
                }
            })
            .behaviour("ConcludesWithTheParent", () -> new ParticipantBehaviour() {
                @Override
                public Groups shown(Groups groups) {
                    return new Groups(cascaded(groups.list()), groups.overDepth());
                }
            })
            .behaviour("CutsLongIds", () -> comparing(id -> id.substring(0, Math.min(id.length(), LONGEST_ID))))
            .behaviour("IdsAsNumbers", () -> comparing(GroupMemories::number))
            .behaviour("LosesNamesOfObjects", () -> new ParticipantBehaviour() {
                @Override
                public Groups shown(Groups groups) {
                    return new Groups(
                            groups.list().stream()
                                    .filter(group -> !EVERYWHERE.contains(group.id()))
                                    .toList(),
                            groups.overDepth());
                }
            })
            .behaviour("ParentsHaveToComeFirst", GroupMemories::parentsFirst);

    private GroupMemories() {}

    private static ParticipantBehaviour comparing(UnaryOperator<String> key) {
        return new ParticipantBehaviour() {
            @Override
            public String key(String contextId) {
                return key.apply(contextId);
            }
        };
    }

    private static String number(String id) {
        return id.matches("\\d{1,9}(\\.\\d{1,9})?")
                ? new BigDecimal(id).stripTrailingZeros().toPlainString()
                : id;
    }

    /** What answers a message is in the context of that. */
    private static ParticipantBehaviour joining() {
        Map<String, String> contexts = new HashMap<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                contexts.clear();
            }

            @Override
            public Optional<Message> taken(Message message, boolean own) {
                message.contextId().ifPresent(id -> contexts.put(message.id(), id));
                return Optional.of(message.correlation()
                        .filter(answered -> !message.inContext())
                        .map(contexts::get)
                        .map(message::inside)
                        .orElse(message));
            }
        };
    }

    private static List<Group> cascaded(List<Group> groups) {
        Set<String> concluded = new HashSet<>();
        List<Group> all = new ArrayList<>();
        for (Group group : groups) {
            boolean over = group.concluded()
                    || group.parent().filter(concluded::contains).isPresent();
            if (over) {
                concluded.add(group.id());
            }
            all.add(new Group(group.id(), group.depth(), group.parent(), group.messages(), over));
        }
        return all;
    }

    private static ParticipantBehaviour parentsFirst() {
        Set<String> known = new HashSet<>();
        return new ParticipantBehaviour() {
            @Override
            public void begins() {
                known.clear();
            }

            @Override
            public Optional<Message> taken(Message message, boolean own) {
                message.contextId().ifPresent(known::add);
                return Optional.of(message.parent().filter(known::contains).isPresent() ? message : message.atTop());
            }
        };
    }
}
