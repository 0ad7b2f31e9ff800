package org.contexttck.reference.broken.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.gateway.Envelope;
import org.contexttck.reference.gateway.GatewayBehaviour;
import org.contexttck.reference.gateway.Member;
import org.contexttck.reference.gateway.Reaction;
import org.contexttck.reference.gateway.Refused;

/** Mistakes of a gateway, by the place where they are made. */
public final class GatewayMistakes extends Mistakes<GatewayBehaviour> {

    /** All there are. */
    public static final Mistakes<GatewayBehaviour> ALL = of(
            RelayedEnvelopes.ALL, RelayedPayloads.ALL, OddChanges.ALL, Refusals.ALL, Deliveries.ALL, RoomMemories.ALL);

    GatewayMistakes() {}

    /** Says whether an envelope gets past a filter. */
    @FunctionalInterface
    interface Passing {

        /** @param all who are in the room */
        boolean passes(Envelope envelope, Member receiver, List<Member> all);
    }

    /** In an envelope that it passes on. */
    GatewayMistakes relayed(String name, Consumer<ObjectNode> wrong) {
        return behaviour(name, () -> rewriting(wrong));
    }

    /** In an envelope that it passes on, with a memory. */
    GatewayMistakes relayed(String name, Supplier<Consumer<ObjectNode>> fresh) {
        return behaviour(name, () -> rewriting(fresh.get()));
    }

    /** In the context of an envelope that it passes on, if it has one. */
    GatewayMistakes relayedContext(String name, Consumer<ObjectNode> wrong) {
        return relayedContext(name, () -> wrong);
    }

    /** In the context of an envelope that it passes on, with a memory. */
    GatewayMistakes relayedContext(String name, Supplier<Consumer<ObjectNode>> fresh) {
        return behaviour(name, () -> {
            Consumer<ObjectNode> wrong = fresh.get();
            return rewriting(envelope -> {
                if (envelope.get("context") instanceof ObjectNode context) {
                    wrong.accept(context);
                }
            });
        });
    }

    /** It passes on what it should refuse. @param code of the refusal */
    GatewayMistakes overlooks(String name, String code) {
        return behaviour(name, () -> new GatewayBehaviour() {
            @Override
            public boolean overlooks(String fault) {
                return fault.equals(code);
            }
        });
    }

    /** It does something else about a refusal than to tell the sender. @param code of the refusal */
    GatewayMistakes reaction(String name, String code, Reaction wrong) {
        return behaviour(name, () -> new GatewayBehaviour() {
            @Override
            public Reaction reaction(String fault) {
                return fault.equals(code) ? wrong : Reaction.TELL;
            }
        });
    }

    /**
     * It refuses what it should pass on, and tells the sender.
     *
     * @param fresh says, of envelope and sender, what is refused
     */
    GatewayMistakes refuses(String name, String code, String message, Supplier<BiPredicate<Envelope, Member>> fresh) {
        return behaviour(name, () -> refusing(new Refused(code, message), Reaction.TELL, fresh.get()));
    }

    /**
     * It fails over what it should pass on.
     *
     * @param how what that looks like
     * @param fresh says, of envelope and sender, what it fails over
     */
    GatewayMistakes fails(String name, Reaction how, Supplier<BiPredicate<Envelope, Member>> fresh) {
        return behaviour(name, () -> refusing(new Refused("failure", "it is too much"), how, fresh.get()));
    }

    /** In who gets a message with a context. @param fresh says it, of the sender and the others in the room */
    GatewayMistakes receivers(String name, Supplier<BiFunction<Member, List<Member>, List<Member>>> fresh) {
        return behaviour(name, () -> {
            BiFunction<Member, List<Member>, List<Member>> wrong = fresh.get();
            return new GatewayBehaviour() {
                @Override
                public List<Member> receivers(Envelope envelope, Member sender, List<Member> others) {
                    return envelope.context().isEmpty() ? others : wrong.apply(sender, others);
                }
            };
        });
    }

    /** In what gets past a filter. */
    GatewayMistakes filter(String name, Passing wrong) {
        return filter(name, () -> wrong);
    }

    /** In what gets past a filter, with a memory. */
    GatewayMistakes filter(String name, Supplier<Passing> fresh) {
        return behaviour(name, () -> {
            Passing wrong = fresh.get();
            return new GatewayBehaviour() {
                @Override
                public boolean passes(Envelope envelope, Member receiver, List<Member> all) {
                    return wrong.passes(envelope, receiver, all);
                }
            };
        });
    }

    /** Anywhere. */
    GatewayMistakes behaviour(String name, Supplier<GatewayBehaviour> fresh) {
        add(name, fresh);
        return this;
    }

    private static GatewayBehaviour refusing(Refused refusal, Reaction how, BiPredicate<Envelope, Member> refused) {
        return new GatewayBehaviour() {
            @Override
            public void admit(Envelope envelope, Member sender) throws Refused {
                if (refused.test(envelope, sender)) {
                    throw refusal;
                }
            }

            @Override
            public Reaction reaction(String code) {
                return code.equals(refusal.code()) ? how : Reaction.TELL;
            }
        };
    }

    private static GatewayBehaviour rewriting(Consumer<ObjectNode> wrong) {
        return new GatewayBehaviour() {
            @Override
            public String relayed(String text, Member sender) {
                return Rewriter.rewrite(text, wrong);
            }
        };
    }
}
