package org.contexttck.harness.steps.shared;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * The rows that a table of {@code each … has:} may have for one subject: what is looked at, and what it is compared with.
 * The list is closed, and stands in the vocabulary page.
 *
 * @param <S> who judges
 * @param <T> what is judged
 */
public final class Demands<S, T> {

    private final Map<String, Demand<S, T>> all = new LinkedHashMap<>();

    /** Judges all things together. */
    public interface Demand<S, T> {

        void judge(S judge, List<T> things) throws InterruptedException;
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

    public boolean has(String at, String mustBe) {
        return all.containsKey(row(at, mustBe));
    }

    /** @throws IllegalArgumentException if there is no such row */
    public void judge(S judge, List<T> things, String at, String mustBe) throws InterruptedException {
        if (!has(at, mustBe)) {
            throw new IllegalArgumentException(
                    "no such row: " + row(at, mustBe) + "; known are " + String.join(" ", rows()));
        }
        all.get(row(at, mustBe)).judge(judge, things);
    }

    /** Every row, as it stands in a table. */
    public List<String> rows() {
        return List.copyOf(all.keySet());
    }

    private static String row(String at, String mustBe) {
        return "| " + at + " | " + mustBe + " |";
    }
}
