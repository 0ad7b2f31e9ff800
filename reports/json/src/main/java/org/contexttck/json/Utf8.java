package org.contexttck.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Turns bytes into text and says where they stop being UTF-8. */
public final class Utf8 {

    private static final char REPLACEMENT = '\uFFFD';

    private Utf8() {}

    /**
     * The text that these bytes are. A byte order mark stays in it.
     *
     * @throws JsonProblem of kind BAD_UTF8 if they are not UTF-8, with the place of the first byte that fits no character
     */
    public static String decode(byte[] bytes) throws JsonProblem {
        // Malformed bytes become U+FFFD here, so only a text that holds one has to be looked at twice.
        String text = new String(bytes, StandardCharsets.UTF_8);
        return text.indexOf(REPLACEMENT) < 0 ? text : decodeStrictly(bytes);
    }

    private static String decodeStrictly(byte[] bytes) throws JsonProblem {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        out.flip();
        if (result.isError()) {
            throw malformed(bytes[in.position()] & 0xff, in.position(), out);
        }
        return out.toString();
    }

    private static JsonProblem malformed(int value, int offset, CharBuffer before) {
        long line = 1;
        long column = 1;
        for (int i = 0; i < before.length(); i++) {
            column++;
            if (before.charAt(i) == '\n') {
                line++;
                column = 1;
            }
        }
        String message = String.format("byte 0x%02x at offset %d is not UTF-8", value, offset);
        return new JsonProblem(JsonProblem.Kind.BAD_UTF8, message, line, column, offset);
    }
}
