package org.contexttck.harness.tokens;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts tokens by one published encoding. Models have tokenizers of their own, so that a number compares texts with each other and
 * is no model's invoice. The encoding is loaded with the first text, which takes a second or two; nothing that counts none pays for it.
 * Safe for several threads.
 */
public final class Tokenizer {

    /** The name of the encoding. */
    public static final String ENCODING = "o200k_base";

    /** So much of a text is counted, in characters; a longer one costs at least as much. */
    public static final int MOST = 1_000_000;

    private static final class Loaded {
        static final Encoding ENCODING = Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
    }

    private Tokenizer() {}

    /** How many tokens the text takes; names of control tokens in it, such as {@code <|endoftext|>}, are text. */
    public static long count(String text) {
        int end = text.length() <= MOST ? text.length() : boundary(text);
        return Loaded.ENCODING.countTokensOrdinary(text.substring(0, end));
    }

    /** Whether a text is counted to its end. */
    public static boolean whole(String text) {
        return text.length() <= MOST;
    }

    private static int boundary(String text) {
        return Character.isHighSurrogate(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
    }
}
