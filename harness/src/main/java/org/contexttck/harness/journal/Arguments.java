package org.contexttck.harness.journal;

import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.wire.websocket.WebSocketFrame;

/** A short text that stands for the arguments of a question: for equal ones the same, whatever the time is. */
final class Arguments {

    private static final int BYTES = 8;

    private final UnaryOperator<String> redaction;

    /** @param redaction takes secrets out, which a recording does not have */
    Arguments(UnaryOperator<String> redaction) {
        this.redaction = redaction;
    }

    String of(Object[] arguments) {
        StringBuilder text = new StringBuilder();
        for (Object argument : arguments == null ? new Object[0] : arguments) {
            text.append(text(argument)).append('\n');
        }
        return text.toString().isBlank() ? "" : digest(redaction.apply(text.toString()));
    }

    /** How long is waited, and for what, are matters of the moment; a prompt and a port came of earlier questions. */
    private static String text(Object argument) {
        if (argument instanceof Optional<?> optional) {
            return optional.map(Arguments::text).orElse("none");
        } else if (argument instanceof Duration
                || argument instanceof BooleanSupplier
                || argument instanceof Prompt
                || Proxy.isProxyClass(argument.getClass())) {
            return "";
        } else if (argument instanceof long[] numbers) {
            return Arrays.toString(numbers);
        } else if (argument instanceof WebSocketFrame frame) {
            return frame.opcode() + " " + frame.last() + " " + Arrays.hashCode(frame.payload());
        }
        return argument.toString();
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
