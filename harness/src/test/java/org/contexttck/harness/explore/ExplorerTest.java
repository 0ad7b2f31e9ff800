package org.contexttck.harness.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Unreachable;
import org.junit.jupiter.api.Test;

/** Conversations that are lists of numbers, held with targets that mind some of them. */
class ExplorerTest {

    private static final ExplorationChoice THIRTY = new ExplorationChoice(5, 30, Optional.empty(), List.of(), false);

    private final AtomicInteger held = new AtomicInteger();
    private Optional<String> changed = Optional.empty();
    private double cost = 1;
    private Set<String> wanted = Set.of("X-01", "X-02");

    /** What a target makes of a conversation. */
    private interface Target {

        Findings hear(List<Integer> numbers, boolean alone) throws Unreachable;
    }

    private static Findings minding(List<Integer> numbers, int most) {
        Findings findings = new Findings();
        numbers.forEach(one -> findings.observed("X-01"));
        numbers.stream()
                .filter(one -> one >= most)
                .findFirst()
                .ifPresent(one -> findings.broke("X-01", Fault.of("", one + " is too much", "less", "" + one)));
        return findings;
    }

    @Test
    void showsWhatIsWrongByTheSimplestConversationAndGoesOn() throws InterruptedException {
        Explored explored = explore(THIRTY, (numbers, alone) -> minding(numbers, 17));

        assertThat(explored.conversations()).isEqualTo(30);
        assertThat(explored.observations().get("X-01")).isGreaterThan(60);
        assertThat(explored.cases()).singleElement().satisfies(found -> {
            assertThat(found.steps()).containsExactly("17");
            assertThat(found.finding().requirement()).isEqualTo("X-01");
            assertThat(found.finding().fault().headline()).isEqualTo("17 is too much");
        });
        assertThat(explored.unsteady()).isEmpty();
        assertThat(explored.stopped()).isEmpty();
    }

    @Test
    void findsTheSameEachTime() throws InterruptedException {
        Explored first = explore(THIRTY, (numbers, alone) -> minding(numbers, 17));
        int calls = held.getAndSet(0);

        assertThat(explore(THIRTY, (numbers, alone) -> minding(numbers, 17))).isEqualTo(first);
        assertThat(held).hasValue(calls);
    }

    @Test
    void aCaseIsHeldAgainFromItsCodeAlone() throws InterruptedException {
        Target target = (numbers, alone) -> minding(numbers, 17);
        CaseCode code = explore(THIRTY, target).cases().get(0).code();
        held.set(0);

        Explored again = explore(ExplorationChoice.again(CaseCode.parse(code.text())), target);

        assertThat(again.conversations()).isZero();
        assertThat(held).as("once, and once more since it was wrong").hasValue(2);
        assertThat(again.cases())
                .singleElement()
                .satisfies(found -> assertThat(found.steps()).containsExactly("17"));
        assertThat(explore(ExplorationChoice.again(code), (numbers, alone) -> minding(numbers, 18))
                        .cases())
                .isEmpty();
        held.set(0);
        explore(ExplorationChoice.again(new CaseCode("room", List.of(1))), target);
        assertThat(held).as("conversations of another sort").hasValue(0);
    }

    @Test
    void keptCasesComeBeforeOthersUnlessTheyDrawSomethingElseByNow() throws InterruptedException {
        Target target = (numbers, alone) -> minding(numbers, 17);
        ExploredCase found = explore(THIRTY, target).cases().get(0);
        KeptCase kept = new KeptCase(found.code().text(), KeptCase.line(found.steps()));
        KeptCase other = new KeptCase(found.code().text(), "12; then 17");
        held.set(0);

        Explored alsoKept = explore(THIRTY.also(List.of(kept)), target);

        assertThat(alsoKept.cases())
                .singleElement()
                .satisfies(one ->
                        assertThat(one.code().text()).isEqualTo(found.code().text()));
        assertThat(alsoKept.conversations()).isEqualTo(30);
        assertThat(held).as("nothing is made simpler").hasValue(32);
        assertThat(explore(THIRTY.also(List.of(other)), (numbers, alone) -> minding(numbers, 1000))
                        .outdated())
                .containsExactly(found.code().text());
    }

    @Test
    void aKeptCaseThatIsWrongOnlyOnceCountsForNothing() throws InterruptedException {
        CaseCode code = explore(THIRTY, (numbers, alone) -> minding(numbers, 17))
                .cases()
                .get(0)
                .code();
        AtomicInteger times = new AtomicInteger();

        Explored again = explore(
                ExplorationChoice.again(code),
                (numbers, alone) -> minding(numbers, times.incrementAndGet() == 1 ? 17 : 1000));

        assertThat(again.cases()).isEmpty();
        assertThat(again.unsteady()).hasSize(1);
    }

    @Test
    void whatIsNotThereAgainIsSaidAndCountsForNothing() throws InterruptedException {
        Explored explored = explore(THIRTY, (numbers, alone) -> minding(numbers, alone ? 1000 : 17));

        assertThat(explored.cases()).isEmpty();
        assertThat(explored.unsteady())
                .singleElement()
                .asString()
                .startsWith("X-01: ")
                .endsWith(" is too much");
    }

    @Test
    void whatIsWrongNowAndThenIsLookedForAgain() throws InterruptedException {
        AtomicInteger times = new AtomicInteger();

        Explored explored = explore(
                THIRTY, (numbers, alone) -> minding(numbers, alone && times.incrementAndGet() == 1 ? 1000 : 17));

        assertThat(explored.unsteady()).hasSize(1);
        assertThat(explored.cases()).hasSize(1);
    }

    @Test
    void endsWhenEverythingIsFoundThatCounts() throws InterruptedException {
        wanted = Set.of("X-01");

        Explored explored = explore(THIRTY, (numbers, alone) -> minding(numbers, 17));

        assertThat(explored.cases()).hasSize(1);
        assertThat(explored.conversations()).isLessThan(10);
    }

    @Test
    void nothingIsHeldAgainstWhatHasChangedByItself() throws InterruptedException {
        changed = Optional.of("the list has grown");

        Explored explored = explore(THIRTY, (numbers, alone) -> minding(numbers, 17));

        assertThat(explored.cases()).isEmpty();
        assertThat(explored.unsteady()).singleElement().asString().endsWith(" is too much (the list has grown)");
    }

    @Test
    void endsWhereTheTargetIsGone() throws InterruptedException {
        Explored explored = explore(THIRTY, (numbers, alone) -> {
            if (held.get() > 4) {
                throw new Unreachable("it is gone", "");
            }
            return minding(numbers, 1000);
        });

        assertThat(explored.conversations()).isEqualTo(5);
        assertThat(explored.stopped()).contains("it is gone");
    }

    @Test
    void countsWhatWasVariedAndWhatWasNot() throws InterruptedException {
        Explored explored = explore(THIRTY, (numbers, alone) -> minding(numbers, 1000));

        assertThat(explored.dimensions()).containsOnlyKeys("large", "never").containsEntry("never", 0);
        assertThat(explored.dimensions().get("large")).isBetween(10, 30);
    }

    @Test
    void conversationsThatStartSomethingEndWithTheirShareOfTheTime() throws InterruptedException {
        cost = 2;
        Target target = (numbers, alone) -> minding(numbers, 17);

        Explored explored = new Explorer(generator(target), wanted).explore(lasting(() -> held.get() < 8));

        assertThat(held).hasValue(8);
        assertThat(explored.cases()).hasSize(1);
    }

    @Test
    void ofThemThereAreFewer() throws InterruptedException {
        cost = 2;
        Explored explored =
                new Explorer(generator((numbers, alone) -> new Findings()), wanted).explore(lasting(() -> true));

        assertThat(explored.conversations()).isEqualTo(15);
    }

    private static Exploration lasting(BooleanSupplier hasTime) {
        Exploration thirty = THIRTY.start();
        return new Exploration() {
            @Override
            public long seed() {
                return thirty.seed();
            }

            @Override
            public List<KeptCase> kept() {
                return thirty.kept();
            }

            @Override
            public boolean alone() {
                return false;
            }

            @Override
            public boolean goesOn(int conversations) {
                return thirty.goesOn(conversations);
            }

            @Override
            public boolean hasTime() {
                return hasTime.getAsBoolean();
            }
        };
    }

    private Explored explore(ExplorationChoice choice, Target target) throws InterruptedException {
        return new Explorer(generator(target), wanted).explore(choice.start());
    }

    private Generator generator(Target target) {
        return new Generator() {
            @Override
            public String name() {
                return "numbers";
            }

            @Override
            public List<String> dimensions() {
                return List.of("large", "never");
            }

            @Override
            public double cost() {
                return cost;
            }

            @Override
            public boolean isSlow() {
                return cost > 1;
            }

            @Override
            public Optional<String> changed() {
                return changed;
            }

            @Override
            public Conversation draw(Choices choices) {
                return conversation(choices.some(1, 9, () -> choices.below(100)), target);
            }
        };
    }

    private Conversation conversation(List<Integer> numbers, Target target) {
        return new Conversation() {
            @Override
            public List<String> steps() {
                return numbers.stream().map(Object::toString).toList();
            }

            @Override
            public Set<String> dimensions() {
                return numbers.stream().anyMatch(one -> one >= 50) ? Set.of("large") : Set.of();
            }

            @Override
            public Findings hold(boolean alone) throws Unreachable {
                held.incrementAndGet();
                return target.hear(numbers, alone);
            }
        };
    }
}
