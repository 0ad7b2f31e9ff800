package org.contexttck.harness.target.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Message;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.junit.jupiter.api.Test;

class RecentMessagesTest {

    private final RecentMessages recent = new RecentMessages();

    @Test
    void givesWhatIsAskedForInTheOrderAskedForAndNothingElse() {
        add(1, org.contexttck.harness.wire.Direction.TO_TARGET, "ask");
        add(2, org.contexttck.harness.wire.Direction.FROM_TARGET, "answer");

        assertThat(recent.excerpt(2, 9, 1))
                .containsExactly(
                        new Excerpt(2, ExcerptDirection.RECEIVED, "answer"),
                        new Excerpt(1, ExcerptDirection.SENT, "ask"));
        assertThat(recent.excerpt()).isEmpty();
    }

    @Test
    void keepsTheBeginningOfAMessageThatIsTooLong() {
        received(1, "x".repeat(131_072));
        received(2, "x".repeat(131_073));

        assertThat(recent.excerpt(1).get(0).text()).hasSize(131_072);
        assertThat(recent.excerpt(2).get(0).text()).isEqualTo("x".repeat(131_072) + "… (131073 characters)");
    }

    @Test
    void neverCutsACharacterInTwo() {
        received(1, "x" + "\uD83D\uDE00".repeat(70_000));

        assertThat(recent.excerpt(1).get(0).text()).startsWith("x\uD83D\uDE00").contains("\uDE00… (140001 characters)");
    }

    @Test
    void forgetsTheOldestWhenThereIsTooMuch() {
        String large = "x".repeat(131_072);
        for (int order = 1; order <= 100; order++) {
            received(order, large);
        }

        assertThat(recent.excerpt(1, 30)).isEmpty();
        assertThat(recent.excerpt(40, 100)).hasSize(2);
    }

    @Test
    void forgetsTheOldestOfVeryManySmallOnes() {
        for (int order = 1; order <= 200_000; order++) {
            received(order, "");
        }

        assertThat(recent.excerpt(1)).isEmpty();
        assertThat(recent.excerpt(200_000)).hasSize(1);
    }

    private void received(long order, String text) {
        add(order, org.contexttck.harness.wire.Direction.FROM_TARGET, text);
    }

    private void add(long order, org.contexttck.harness.wire.Direction direction, String text) {
        recent.message(new Message(order, direction, text, Optional.empty(), List.of(), Map.of(), 0));
    }
}
