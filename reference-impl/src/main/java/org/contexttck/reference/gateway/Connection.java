package org.contexttck.reference.gateway;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * One connection: puts frames together and hands whole messages to its handler. The next frame is asked for when the last
 * has been dealt with, so that a sender that is too fast waits in its own socket.
 */
final class Connection implements FrameHandler {

    private final GatewayState state;
    private final ByteArrayOutputStream message = new ByteArrayOutputStream();
    private boolean text;
    private boolean tooLarge;
    /** Not served any more; frames that were read before the end may still come. */
    private boolean givenUp;

    private CoreSession session;
    private Outbox outbox;
    private MessageHandler handler;

    Connection(GatewayState state) {
        this.state = state;
    }

    @Override
    public void onOpen(CoreSession opened, Callback callback) {
        session = opened;
        outbox = new Outbox(opened, state.limits().maxQueue(), state.flusher());
        handler = state.handler(outbox);
        state.opened(this);
        callback.succeeded();
        opened.demand();
    }

    @Override
    public void onFrame(Frame frame, Callback callback) {
        switch (frame.getOpCode()) {
            case OpCode.TEXT, OpCode.BINARY, OpCode.CONTINUATION -> {
                if (frame.getOpCode() != OpCode.CONTINUATION) {
                    text = frame.getOpCode() == OpCode.TEXT;
                }
                collect(frame.getPayload());
                callback.succeeded();
                givenUp = givenUp || frame.isFin() && !act(deal());
                if (!givenUp) {
                    session.demand();
                }
            }
            case OpCode.PING -> {
                ByteBuffer payload = BufferUtil.copy(frame.getPayload());
                callback.succeeded();
                session.sendFrame(new Frame(OpCode.PONG, payload), Callback.NOOP, false);
                session.demand();
            }
            default -> {
                callback.succeeded();
                session.demand();
            }
        }
    }

    @Override
    public void onError(Throwable cause, Callback callback) {
        callback.succeeded();
    }

    @Override
    public void onClosed(CloseStatus status, Callback callback) {
        state.closed(this);
        handler.closed();
        callback.succeeded();
    }

    /** Says why and closes. */
    void end(int code, String reason) {
        outbox.end(code, reason);
    }

    /** Keeps the beginning of a message that is too large, for the id in it. */
    private void collect(ByteBuffer part) {
        if (part == null) {
            return;
        }
        if (message.size() + part.remaining() > state.limits().maxBytes()) {
            tooLarge = true;
        } else if (!tooLarge) {
            byte[] bytes = new byte[part.remaining()];
            part.get(bytes);
            message.writeBytes(bytes);
        }
    }

    private Reaction deal() {
        byte[] bytes = message.toByteArray();
        boolean large = tooLarge;
        message.reset();
        tooLarge = false;
        if (!text) {
            return handler.binary();
        }
        if (large) {
            return handler.tooLarge(new String(bytes, StandardCharsets.UTF_8));
        }
        Optional<String> read = decode(bytes);
        if (read.isEmpty()) {
            end(CloseStatus.BAD_PAYLOAD, "not UTF-8");
            return Reaction.STALL;
        }
        return handler.text(read.get());
    }

    private static Optional<String> decode(byte[] bytes) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** Whether the connection is served any longer. */
    private boolean act(Reaction reaction) {
        switch (reaction) {
            case TELL, IGNORE -> {
                return true;
            }
            case HANG_UP -> outbox.abort();
            case DROP_ROOM -> {
                handler.dropRoom();
                outbox.abort();
            }
            case STALL -> {
                // no further frame is asked for
            }
        }
        return false;
    }
}
