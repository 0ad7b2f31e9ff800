package org.contexttck.harness.tokens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Counts that gpt-tokenizer 4.0.0 and js-tiktoken 1.0.21 come to as well. */
class TokenizerTest {

    @Test
    void countsAsOthersDo() {
        assertThat(List.of(
                        "hello world",
                        "<|endoftext|>",
                        "{\"records\":[{\"id\":72,\"name\":\"Äpfel – 30 %\"}]}",
                        "  \n\n\tx",
                        "日本語のテキスト",
                        "15 activity records (page 1/9, IDs: 72, 73, 74…)",
                        "I've DON'T camelCaseWords 1234567"))
                .extracting(Tokenizer::count)
                .containsExactly(2L, 7L, 19L, 2L, 6L, 21L, 9L);
    }

    @Test
    void anEndIsPutToWhatHasNone() {
        String endless = "go on ".repeat(500_000);

        assertThat(Tokenizer.whole(endless)).isFalse();
        assertThat(Tokenizer.count(endless)).isEqualTo(Tokenizer.count(endless.substring(0, Tokenizer.MOST)));
        assertThat(Tokenizer.whole("go on")).isTrue();
    }

    @Test
    void whatIsNoTextIsCountedToo() {
        assertThat(Tokenizer.count("")).isZero();
        assertThat(Tokenizer.count("\ud800 \u0000 \u202e")).isPositive();
        assertThat(Tokenizer.count("a".repeat(Tokenizer.MOST - 1) + "\ud83d\ude00"))
                .isPositive();
    }
}
