package org.contexttck.reference.contextsaving;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** What the limiters need to know of UTF-8. */
final class Utf8 {

    private static final int CHUNK = 8192;
    private static final byte[] REPLACEMENT = "\uFFFD".getBytes(StandardCharsets.UTF_8);

    private Utf8() {}

    /** Whether this byte is inside a character rather than its first. */
    static boolean continues(byte value) {
        return (value & 0xC0) == 0x80;
    }

    /** The text in UTF-8; half a surrogate pair, which has no such form, becomes U+FFFD. */
    static byte[] of(String text) {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8
                    .newEncoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .replaceWith(REPLACEMENT)
                    .encode(CharBuffer.wrap(text));
            byte[] exact = new byte[bytes.remaining()];
            bytes.get(exact);
            return exact;
        } catch (CharacterCodingException e) {
            throw new IllegalStateException("replaced whatever cannot be encoded", e);
        }
    }

    /**
     * Hands a stream on as well-formed UTF-8, what is broken being replaced by U+FFFD.
     *
     * @param raw read to its end, not closed
     * @return how many bytes it had
     */
    static long clean(InputStream raw, Keeper target) throws IOException {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        ByteBuffer in = ByteBuffer.allocate(CHUNK);
        CharBuffer out = CharBuffer.allocate(CHUNK);
        long total = 0;
        int read = 0;
        while (read >= 0) {
            read = raw.read(in.array(), in.position(), in.remaining());
            in.position(in.position() + Math.max(0, read));
            total += Math.max(0, read);
            in.flip();
            // one char at most for each byte, so that it all fits
            decoder.decode(in, out, read < 0);
            in.compact();
            hand(out, target);
        }
        decoder.flush(out);
        hand(out, target);
        return total;
    }

    private static void hand(CharBuffer out, Keeper target) {
        byte[] clean = out.flip().toString().getBytes(StandardCharsets.UTF_8);
        target.accept(clean, clean.length);
        out.clear();
    }
}
