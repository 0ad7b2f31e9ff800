package org.contexttck.harness.doctor.bill;

import java.nio.charset.StandardCharsets;
import org.contexttck.harness.tokens.Tokenizer;

/**
 * What a text takes.
 *
 * @param tokens by {@link Tokenizer#ENCODING}
 * @param bytes in UTF-8
 * @param whole whether all of it was counted; otherwise it takes at least so many tokens
 */
public record Cost(long tokens, long bytes, boolean whole) {

    /** Of no text. */
    static final Cost NOTHING = new Cost(0, 0, true);

    static Cost of(String text) {
        return new Cost(Tokenizer.count(text), text.getBytes(StandardCharsets.UTF_8).length, Tokenizer.whole(text));
    }

    Cost plus(Cost other) {
        return new Cost(tokens + other.tokens, bytes + other.bytes, whole && other.whole);
    }
}
