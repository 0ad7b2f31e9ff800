package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SequenceTest {

    @Test
    void readsArrowsAnswersAndNotes() {
        Sequence read = Sequence.read("x.sequence", """
                title A call
                # a remark
                A -> B: asks: what? [TC-S-01, TC-S-02]

                note B: thinks
                B --> A: answers
                """);

        assertThat(read.title()).isEqualTo("A call");
        assertThat(read.actors()).containsExactly("A", "B");
        assertThat(read.events())
                .containsExactly(
                        new Sequence.Event("A", "B", false, "asks: what?", List.of("TC-S-01", "TC-S-02")),
                        new Sequence.Event("B", "B", false, "thinks", List.of()),
                        new Sequence.Event("B", "A", true, "answers", List.of()));
    }

    @Test
    void namesTheLineThatIsNoneOfThese() {
        assertThatThrownBy(() -> Sequence.read("x.sequence", "title T\nA = B\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "x.sequence:2: should be \"title …\", \"A -> B: text\", \"A --> B: text\" or \"note A: text\"");
    }
}
