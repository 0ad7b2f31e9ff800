package org.contexttck.harness.steps.shared;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Pointer;

/**
 * The rows that a table of {@code each … has:} may have for one subject: what is looked at, and what it is compared with.
 * The list is closed, and stands in the vocabulary page.
 *
 * @param <S> who judges
 * @param <T> what is judged
 */
public final class Demands<S, T> {

    private final Map<String, Demand<S, T>> all = new LinkedHashMap<>();
    private Optional<Expecting<S, T>> expecting = Optional.empty();

    /** Judges all things together. */
    public interface Demand<S, T> {

        void judge(S judge, List<T> things) throws InterruptedException;
    }

    /** Holds a place in a thing against an expectation. */
    public interface Expecting<S, T> {

        void judge(S judge, T thing, Pointer place, String mustBe);
    }

    /** Adds a row that looks at all things together. */
    public Demands<S, T> all(String at, String mustBe, Demand<S, T> demand) {
        all.put(row(at, mustBe), demand);
        return this;
    }

    /** Adds a row that looks at each thing by itself. */
    public Demands<S, T> each(String at, String mustBe, BiConsumer<S, T> demand) {
        return all(at, mustBe, (judge, things) -> things.forEach(thing -> demand.accept(judge, thing)));
    }

    /** Any other row is a place in each thing, held against an {@link Expectation}. */
    public Demands<S, T> expecting(Expecting<S, T> other) {
        expecting = Optional.of(other);
        return this;
    }

    /** The subject that a scenario judges by these rows. @param things those that some of its calls brought */
    public Subject of(S judge, Function<Predicate<ToolCall>, List<T>> things) {
        return (which, at, mustBe) -> judge(judge, things.apply(which), at, mustBe);
    }

    /** @throws IllegalArgumentException if there is no such row */
    public void judge(S judge, List<T> things, String at, String mustBe) throws InterruptedException {
        Optional<Demand<S, T>> demand = Optional.ofNullable(all.get(row(at, mustBe)));
        if (demand.isPresent()) {
            demand.get().judge(judge, things);
        } else if (expecting.isPresent()) {
            Pointer place = Pointer.parse(at);
            things.forEach(thing -> expecting.get().judge(judge, thing, place, mustBe));
        } else {
            throw new IllegalArgumentException(
                    "no such row: " + row(at, mustBe) + "; known are " + String.join(" ", rows()));
        }
    }

    /** Every row, as it stands in a table. */
    public List<String> rows() {
        return List.copyOf(all.keySet());
    }

    private static String row(String at, String mustBe) {
        return "| " + at + " | " + mustBe + " |";
    }
}
