package org.contexttck.harness.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * A sequence of bounded numbers that a conversation is drawn from, by chance or as it was drawn before. 0 is always the simplest
 * choice, and what lies behind the end of a sequence is 0: so a shorter sequence, or one of smaller numbers, draws something
 * simpler.
 */
public final class Choices {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** How long most lists are. */
    private static final int USUAL = 6;

    private final IntUnaryOperator source;
    private final List<Integer> made = new ArrayList<>();
    private final List<Span> spans = new ArrayList<>();

    private Choices(IntUnaryOperator source) {
        this.source = source;
    }

    /** The choices that drew one element of a list, or else one unit. */
    record Span(int from, int to, boolean element) {

        int length() {
            return to - from;
        }

        boolean holds(Span other) {
            return from <= other.from && other.to <= to && !equals(other);
        }
    }

    /** By chance, but for one seed always the same on any machine. */
    public static Choices random(long seed) {
        // Neighbouring seeds of java.util.Random begin with nearly the same number.
        Random random = new Random(seed * SPREAD);
        return new Choices(random::nextInt);
    }

    /** As they were made before; one that is too large now is brought into its bounds. */
    public static Choices again(List<Integer> before) {
        int[] next = {0};
        return new Choices(bound -> next[0] < before.size() ? Math.min(before.get(next[0]++), bound - 1) : 0);
    }

    /** A number from 0 on, below the bound. */
    public int below(int bound) {
        int choice = source.applyAsInt(bound);
        made.add(choice);
        return choice;
    }

    /** Whether something happens that does so once in so many times; the simplest is that it does not. */
    public boolean onceIn(int times) {
        return below(times) == times - 1;
    }

    /** One of these, the first being the simplest. */
    public <T> T of(List<T> options) {
        return options.get(below(options.size()));
    }

    /** Something that so many times of so many is there; the simplest is that it is not. */
    public <T> Optional<T> maybe(int in, int of, Supplier<T> drawn) {
        return unit(() -> below(of) < of - in ? Optional.empty() : Optional.of(drawn.get()));
    }

    /** Something whose simplest form is drawn by a single 0, which may take its place. */
    public <T> T unit(Supplier<T> drawn) {
        int from = made.size();
        T one = drawn.get();
        if (made.size() > from + 1) {
            spans.add(new Span(from, made.size(), false));
        }
        return one;
    }

    /** As below, of the usual length. */
    public <T> List<T> some(int least, int most, Supplier<T> element) {
        return some(least, most, USUAL, element);
    }

    /**
     * A list; each element can be left out by itself.
     *
     * @param least how many it has at least
     * @param usual how many it has more than that on the average
     */
    public <T> List<T> some(int least, int most, int usual, Supplier<T> element) {
        List<T> list = new ArrayList<>();
        while (true) {
            int from = made.size();
            // drawn for each and at the end of a full list too, so that what is behind an element can take its place
            boolean ends = below(list.size() < most ? usual + 1 : 1) == 0;
            if (ends && list.size() >= least) {
                return list;
            }
            list.add(element.get());
            spans.add(new Span(from, made.size(), true));
        }
    }

    /** What was chosen so far. */
    List<Integer> made() {
        return List.copyOf(made);
    }

    /** The elements of lists and the units that were drawn so far, the inner ones before those that hold them. */
    List<Span> spans() {
        return List.copyOf(spans);
    }
}
