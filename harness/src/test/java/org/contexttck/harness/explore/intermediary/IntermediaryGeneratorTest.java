package org.contexttck.harness.explore.intermediary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.contexttck.harness.explore.Choices;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.explore.Generator;
import org.junit.jupiter.api.Test;

/** What is drawn for an intermediary, before any of it is sent. */
class IntermediaryGeneratorTest {

    private static final int MANY = 300;

    private final Generator generator = new IntermediaryGenerator(new CopyingIntermediary(passed -> passed));

    @Test
    void theSimplestIsOneCallWithAnEmptyResult() {
        assertThat(generator.draw(Choices.again(List.of())).steps())
                .containsExactly(
                        "2025-11-25 in front, 2025-11-25 behind",
                        "search_records {\"token\":\"{run}-0\"} -> {\"content\":[]}");
    }

    @Test
    void overManyConversationsEverythingComesUpThatMayVary() {
        Set<String> seen = new HashSet<>();
        LongStream.range(0, MANY)
                .mapToObj(seed -> generator.draw(Choices.random(seed)))
                .map(Conversation::dimensions)
                .forEach(seen::addAll);

        assertThat(seen).containsExactlyInAnyOrderElementsOf(generator.dimensions());
    }

    @Test
    void whoChangesNothingIsHeldToNothing() throws Exception {
        for (long seed = 0; seed < MANY; seed++) {
            assertThat(generator.draw(Choices.random(seed)).hold(true).all()).isEmpty();
        }
    }
}
