package org.contexttck.reference.broken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class MistakesTest {

    @Test
    void areFoundByTheirExactNames() {
        Mistakes<List<String>> all = Mistakes.of(topic("B", ArrayList::new), topic("A", List::of));

        assertThat(all.names()).containsExactly("A", "B");
        assertThat(all.named("A")).contains(List.of());
        assertThat(all.named("a")).isEmpty();
        assertThat(all.named("")).isEmpty();
    }

    @Test
    void areMadeAnewForEachConnection() {
        Mistakes<List<String>> all = topic("A", ArrayList::new);
        all.named("A").orElseThrow().add("remembered");

        assertThat(all.named("A")).contains(List.of());
    }

    @Test
    void haveDifferentNames() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Mistakes.of(topic("A", List::of), topic("A", List::of)))
                .withMessage("two mistakes are called A");
    }

    private static Mistakes<List<String>> topic(String name, Supplier<List<String>> fresh) {
        Mistakes<List<String>> topic = new Mistakes<>();
        topic.add(name, fresh);
        return topic;
    }
}
