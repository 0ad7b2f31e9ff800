package org.contexttck.harness.wire;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The bytes that are no UTF-8 of a text in which each such piece has become U+FFFD: for each U+FFFD of the text, in order, the
 * bytes in hexadecimal. What stands around them is not told, so that no secret gets by.
 */
final class MalformedUtf8 {

    /** Of more pieces than this, the rest is taken for U+FFFD as it stands. */
    private static final int MOST = 1000;

    private static final char REPLACEMENT = '\uFFFD';
    private static final String GENUINE = "efbfbd";

    private MalformedUtf8() {}

    /** Separated by blanks; empty if all of the text is as it came. */
    static Optional<String> in(byte[] bytes, String text) {
        if (text.indexOf(REPLACEMENT) < 0) {
            return Optional.empty();
        }
        List<String> pieces = pieces(bytes);
        boolean any = pieces.stream().anyMatch(piece -> !piece.equals(GENUINE));
        return any ? Optional.of(String.join(" ", pieces)) : Optional.empty();
    }

    /** The bytes of a text, with the pieces where they were. */
    static byte[] bytes(String text, String pieces) {
        String[] each = pieces.split(" ");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int from = 0;
        int next = 0;
        for (int at = text.indexOf(REPLACEMENT); at >= 0 && next < each.length; at = text.indexOf(REPLACEMENT, from)) {
            bytes.writeBytes(text.substring(from, at).getBytes(StandardCharsets.UTF_8));
            bytes.writeBytes(HexFormat.of().parseHex(each[next++]));
            from = at + 1;
        }
        bytes.writeBytes(text.substring(from).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }

    private static List<String> pieces(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(8192);
        List<String> pieces = new ArrayList<>();
        CoderResult result = CoderResult.OVERFLOW;
        while (pieces.size() < MOST && !result.isUnderflow()) {
            result = decoder.decode(in, out, true);
            for (int i = 0; i < out.position(); i++) {
                if (out.get(i) == REPLACEMENT) {
                    pieces.add(GENUINE);
                }
            }
            out.clear();
            if (result.isError()) {
                byte[] piece = new byte[result.length()];
                in.get(piece);
                pieces.add(HexFormat.of().formatHex(piece));
            }
        }
        return pieces.subList(0, Math.min(pieces.size(), MOST));
    }
}
