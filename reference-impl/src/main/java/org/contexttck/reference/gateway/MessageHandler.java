package org.contexttck.reference.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Deals with what comes in on one connection, one message at a time. */
final class MessageHandler {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final GatewayLimits limits;
    private final Optional<String> token;
    private final GatewayBehaviour behaviour;
    private final Rooms rooms;
    private final MessageSink sink;
    private final ContextBudget contexts;
    private volatile Optional<Membership> membership = Optional.empty();
    private volatile boolean closed;

    private record Membership(Member member, Room room) {}

    MessageHandler(
            GatewayLimits limits, Optional<String> token, GatewayBehaviour behaviour, Rooms rooms, MessageSink sink) {
        this.limits = limits;
        this.token = token;
        this.behaviour = behaviour;
        this.rooms = rooms;
        this.sink = sink;
        this.contexts = new ContextBudget(limits.maxContexts(), limits.idle(), System::nanoTime);
    }

    /**
     * Takes a text message.
     *
     * @return what is to become of the connection; the sender has then been told what it is to hear
     */
    Reaction text(String text) {
        EnvelopeReader reader = new EnvelopeReader(text, limits.maxDepth());
        try {
            take(reader.read());
            return Reaction.TELL;
        } catch (Refused refused) {
            return refuse(refused, reader.id());
        }
    }

    /**
     * Takes a text message that is too large.
     *
     * @param beginning of it
     */
    Reaction tooLarge(String beginning) {
        EnvelopeReader reader = new EnvelopeReader(beginning, limits.maxDepth());
        Refused refused = new Refused(Code.TOO_LARGE, "more than " + limits.maxBytes() + " bytes");
        try {
            reader.read();
        } catch (Refused cut) {
            // it is cut off and cannot be whole; only its id is wanted
        }
        return refuse(refused, reader.id());
    }

    /** Takes a binary message. */
    Reaction binary() {
        return refuse(new Refused(Code.BINARY_FRAME, "envelopes come in text frames"), Optional.empty());
    }

    /** Ends the connections of all in the room. */
    void dropRoom() {
        membership.ifPresent(taken -> taken.room().drop());
    }

    /** The connection has ended. */
    void closed() {
        closed = true;
        leave();
    }

    private void leave() {
        membership.ifPresent(left -> rooms.leave(left.member()));
    }

    private Reaction refuse(Refused refused, Optional<String> id) {
        Reaction reaction = behaviour.reaction(refused.code());
        if (reaction == Reaction.TELL) {
            sink.add(Announcements.error(membership.map(taken -> taken.member().id()), id, refused));
            sink.flush();
        }
        return reaction;
    }

    private void take(Envelope envelope) throws Refused {
        require(
                envelope.duplicate().isEmpty(),
                Code.DUPLICATE_KEY,
                "twice: " + envelope.duplicate().orElse(""));
        require(
                envelope.wrong().isEmpty(),
                Code.BAD_ENVELOPE,
                "wrong type: " + envelope.wrong().orElse(""));
        require(!envelope.kind().isEmpty(), Code.BAD_ENVELOPE, "kind is missing");
        require(envelope.names().contains("payload"), Code.BAD_ENVELOPE, "payload is missing");
        require(
                envelope.protocol().map(Announcements.PROTOCOL::equals).orElse(true),
                Code.UNSUPPORTED_PROTOCOL,
                "the protocol here is " + Announcements.PROTOCOL);
        boolean join = envelope.kind().equals(Announcements.JOIN);
        require(membership.isPresent() || join, Code.NOT_JOINED, "join first");
        if (membership.isEmpty()) {
            join(envelope);
            return;
        }
        Membership taken = membership.get();
        require(
                !join,
                Code.ALREADY_JOINED,
                "this connection has joined as " + taken.member().id());
        require(
                envelope.from().map(taken.member().id()::equals).orElse(true),
                Code.FORGED_FROM,
                "from is not " + taken.member().id());
        if (envelope.kind().equals(Announcements.FILTER)) {
            JsonNode payload = payload(envelope);
            taken.room().filter(taken.member(), Filter.of(payload), envelope.id(), payload);
            return;
        }
        require(!envelope.kind().startsWith(Announcements.KIND), Code.RESERVED_KIND, "this kind is the gateway's");
        require(
                envelope.contextFault().isEmpty(),
                Code.BAD_CONTEXT,
                envelope.contextFault().orElse(""));
        if (envelope.context().isPresent()) {
            require(
                    contexts.use(envelope.context().get().id()),
                    Code.TOO_MANY_CONTEXTS,
                    "more than " + limits.maxContexts() + " contexts within "
                            + limits.idle().toSeconds() + " s");
        }
        pass(envelope, taken);
    }

    private void pass(Envelope envelope, Membership taken) throws Refused {
        Duration delay = behaviour.delay(envelope);
        if (delay.isZero()) {
            taken.room().pass(envelope, taken.member());
            return;
        }
        CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> {
                    try {
                        taken.room().pass(envelope, taken.member());
                    } catch (Refused refused) {
                        refuse(refused, envelope.id());
                    }
                });
    }

    private void join(Envelope envelope) throws Refused {
        require(behaviour.admitsParticipants(), Code.BAD_JOIN, "nobody is let in");
        JsonNode payload = payload(envelope);
        String participant = name(payload, "participant");
        String room = name(payload, "room");
        require(!participant.startsWith(Announcements.SYSTEM), Code.BAD_JOIN, "this name is the gateway's");
        require(
                token.isEmpty() || payload.path("token").asText("").equals(token.get()),
                Code.BAD_TOKEN,
                "the token is missing or wrong");
        Member member = new Member(participant, room, sink);
        Optional<Room> joined = rooms.join(member, envelope.id());
        require(joined.isPresent(), Code.ID_IN_USE, "somebody in the room has this name");
        membership = Optional.of(new Membership(member, joined.get()));
        if (closed) {
            // the connection ended in the middle of joining, when there was no membership to give up yet
            leave();
        }
    }

    private String name(JsonNode payload, String member) throws Refused {
        JsonNode name = payload.path(member);
        require(
                name.isTextual()
                        && !name.textValue().isEmpty()
                        && name.textValue().codePointCount(0, name.textValue().length()) <= 200
                        && name.textValue().chars().noneMatch(Character::isISOControl),
                Code.BAD_JOIN,
                member + " is a text of 1 to 200 characters");
        return name.textValue();
    }

    private static JsonNode payload(Envelope envelope) throws Refused {
        try {
            return JSON.readTree(envelope.text()).path("payload");
        } catch (JsonProcessingException e) {
            throw new Refused(Code.BAD_ENVELOPE, "the payload cannot be read");
        }
    }

    private void require(boolean right, String code, String message) throws Refused {
        if (!right && !behaviour.overlooks(code)) {
            throw new Refused(code, message);
        }
    }
}
