package org.contexttck.reference.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ContextBudgetTest {

    private final AtomicLong now = new AtomicLong();
    private final ContextBudget budget = new ContextBudget(2, Duration.ofNanos(100), now::get);

    @Test
    void countsDifferentOnes() {
        assertThat(budget.use("a")).isTrue();
        assertThat(budget.use("A")).isTrue();
        assertThat(budget.use("a ")).isFalse();
        assertThat(budget.use("a")).isTrue();
    }

    @Test
    void idleOnesDoNotCount() {
        budget.use("a");
        now.set(50);
        budget.use("b");
        now.set(99);
        assertThat(budget.use("c")).isFalse();
        now.set(100);
        assertThat(budget.use("c")).isTrue();
        assertThat(budget.use("a")).isFalse();
    }

    @Test
    void usingOneKeepsIt() {
        budget.use("a");
        budget.use("b");
        now.set(60);
        budget.use("a");
        now.set(120);
        assertThat(budget.use("c")).isTrue();
        assertThat(budget.use("d")).isFalse();
        assertThat(budget.use("a")).isTrue();
    }
}
