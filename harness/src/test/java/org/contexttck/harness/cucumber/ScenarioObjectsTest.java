package org.contexttck.harness.cucumber;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScenarioObjectsTest {

    private final List<String> closed = new ArrayList<>();
    private final Shared shared = new Shared();
    private final ScenarioObjects objects = new ScenarioObjects(List.of(closed, shared));

    @Test
    void whatAScenarioHasMadeIsClosedWithItLastMadeFirst() {
        objects.start();
        Upper upper = objects.getInstance(Upper.class);

        assertThat(objects.getInstance(Lower.class)).isSameAs(upper.lower());
        objects.stop();
        objects.stop();

        assertThat(closed).containsExactly("upper", "lower");
        assertThat(objects.getInstance(Upper.class))
                .as("is there to be asked afterwards")
                .isSameAs(upper);
    }

    @Test
    void theNextScenarioHasObjectsOfItsOwnAndThoseOfTheRun() {
        objects.start();
        Lower first = objects.getInstance(Lower.class);
        objects.stop();
        objects.start();

        assertThat(objects.getInstance(Lower.class)).isNotSameAs(first);
        assertThat(objects.getInstance(Shared.class)).isSameAs(shared);
        objects.stop();
        assertThat(closed).containsExactly("lower", "lower");
    }

    @Test
    void whatNobodyAsksForIsNotMade() {
        objects.start();
        objects.stop();

        assertThat(closed).isEmpty();
    }

    @Test
    void whatTheRunLacksIsNamed() {
        objects.start();

        assertThatThrownBy(() -> objects.getInstance(OfAnotherRun.class)).hasMessageContaining("java.lang.Integer");
    }

    /** Belongs to the run. */
    public static final class Shared implements AutoCloseable {

        @Override
        public void close() {
            throw new AssertionError("is closed by whoever made it");
        }
    }

    /** Is made first. */
    public static final class Lower implements AutoCloseable {

        private final List<String> closed;

        public Lower(List<String> closed, Shared shared) {
            this.closed = closed;
            assertThat(shared).isNotNull();
        }

        @Override
        public void close() {
            closed.add("lower");
        }
    }

    /** Is made of the other. */
    public record Upper(Lower lower, List<String> closed) implements AutoCloseable {

        @Override
        public void close() {
            closed.add("upper");
        }
    }

    /** Needs what this run does not have. */
    public record OfAnotherRun(Integer port) {}
}
