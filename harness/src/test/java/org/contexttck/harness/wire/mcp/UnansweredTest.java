package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Meanwhile;
import org.contexttck.harness.wire.Answer.Outcome;
import org.contexttck.harness.wire.Answer.Result;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class UnansweredTest {

    private static final Duration USUAL = Duration.ofSeconds(20);
    private static final Silent EVIDENT = new Silent(USUAL, new Meanwhile(true, "while it answered ping after 3 ms"));

    private final Unanswered unanswered = new Unanswered();

    private static Answer answer(Outcome outcome) {
        Message sent = new Message(1, Direction.TO_TARGET, "", Optional.empty(), List.of(), TransportFacts.NONE, 0);
        return new Answer(sent, Optional.empty(), outcome, Duration.ZERO);
    }

    private void heard(Outcome... outcomes) {
        for (Outcome outcome : outcomes) {
            unanswered.heard("slow", answer(outcome));
        }
    }

    @Test
    void threeTimesInARowAreEnough() {
        heard(EVIDENT, EVIDENT);
        assertThat(unanswered.patience("slow", USUAL)).isEmpty();

        heard(EVIDENT);
        assertThat(unanswered.patience("slow", USUAL)).contains(Duration.ofSeconds(1));
        assertThat(unanswered.patience("other", USUAL)).isEmpty();
    }

    @Test
    void anAnswerGivesItAllItsTimeAgain() {
        heard(EVIDENT, EVIDENT, EVIDENT, new Result(Json.object()));

        assertThat(unanswered.patience("slow", USUAL)).isEmpty();
    }

    @Test
    void silenceThatMayHaveOtherReasonsDoesNotCount() {
        Silent unclear = new Silent(USUAL, Meanwhile.UNKNOWN);
        heard(unclear, unclear, unclear);

        assertThat(unanswered.patience("slow", USUAL)).isEmpty();
    }

    @Test
    void saysThatItWasNotWaitedForAgain() {
        Answer brief = answer(new Silent(Duration.ofSeconds(1), Meanwhile.UNKNOWN));

        Answer told = Unanswered.notAgain("slow", USUAL, brief);
        assertThat(told.describe())
                .isEqualTo(
                        "no answer in 1 s, not waited for again: 3 times before in a row slow was not answered in 20 s");
        assertThat(told.unclear()).isFalse();
        Answer came = answer(new Result(Json.object()));
        assertThat(Unanswered.notAgain("slow", USUAL, came)).isSameAs(came);
    }
}
