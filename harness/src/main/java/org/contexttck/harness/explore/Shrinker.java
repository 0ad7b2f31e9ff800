package org.contexttck.harness.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for the simplest choices that still show the same: first fewer of them, then smaller ones. Any sequence of choices draws
 * something, so it need not know what. It ends when nothing simpler shows it, or after so many tries.
 */
final class Shrinker {

    private final Trial trial;
    private int left;

    /** @param most tries */
    Shrinker(Trial trial, int most) {
        this.trial = trial;
        this.left = most;
    }

    /** Tries something simpler. */
    @FunctionalInterface
    interface Trial {

        /** @return how it was drawn; empty if it does not show the same */
        Optional<Choices> shows(List<Integer> choices) throws InterruptedException;
    }

    /** The simplest found. @param start shows it */
    Choices shrink(Choices start) throws InterruptedException {
        Choices best = start;
        Choices before;
        do {
            before = best;
            best = lowered(withoutParts(withoutElements(best)));
        } while (left > 0 && isSimpler(best.made(), before.made()));
        return best;
    }

    /** Leaves out the elements of the outermost list, many at once as long as that goes. */
    private Choices withoutElements(Choices start) throws InterruptedException {
        Choices best = start;
        for (int many = Math.max(1, outermost(best).size() / 2); many > 0; many /= 2) {
            for (int from = 0; from < outermost(best).size(); ) {
                List<Choices.Span> elements = outermost(best);
                Choices.Span last = elements.get(Math.min(from + many, elements.size()) - 1);
                Optional<Choices> simpler =
                        tried(replaced(best.made(), elements.get(from).from(), last.to(), List.of()), best);
                best = simpler.orElse(best);
                from += simpler.isPresent() ? 0 : many;
            }
        }
        return best;
    }

    private static List<Choices.Span> outermost(Choices choices) {
        return choices.spans().stream()
                .filter(one -> one.element()
                        && choices.spans().stream().noneMatch(other -> other.element() && other.holds(one)))
                .toList();
    }

    /** Leaves out what is inside, or takes its simplest form, the largest first. */
    private Choices withoutParts(Choices start) throws InterruptedException {
        Choices best = start;
        for (int i = 0; i < best.spans().size(); i++) {
            Choices.Span span = best.spans().stream()
                    .sorted(Comparator.comparingInt(Choices.Span::length).reversed())
                    .toList()
                    .get(i);
            Optional<Choices> simpler =
                    tried(replaced(best.made(), span.from(), span.to(), span.element() ? List.of() : List.of(0)), best);
            best = simpler.orElse(best);
            i -= simpler.isPresent() ? 1 : 0;
        }
        return best;
    }

    private Choices lowered(Choices start) throws InterruptedException {
        Choices best = start;
        for (int i = 0; i < best.made().size(); i++) {
            int low = 0;
            while (i < best.made().size() && low < best.made().get(i)) {
                int high = best.made().get(i);
                int middle = low == 0 ? 0 : low + (high - low) / 2;
                Optional<Choices> simpler = tried(with(best.made(), i, middle), best);
                best = simpler.orElse(best);
                low = simpler.isPresent() ? low : middle + 1;
            }
        }
        return best;
    }

    private Optional<Choices> tried(List<Integer> choices, Choices best) throws InterruptedException {
        if (left == 0 || !isSimpler(choices, best.made())) {
            return Optional.empty();
        }
        left--;
        return trial.shows(choices).filter(drawn -> isSimpler(drawn.made(), best.made()));
    }

    /** Fewer, or else smaller where they first differ. */
    private static boolean isSimpler(List<Integer> some, List<Integer> others) {
        if (some.size() != others.size()) {
            return some.size() < others.size();
        }
        for (int i = 0; i < some.size(); i++) {
            int order = Integer.compare(some.get(i), others.get(i));
            if (order != 0) {
                return order < 0;
            }
        }
        return false;
    }

    private static List<Integer> replaced(List<Integer> choices, int from, int to, List<Integer> by) {
        List<Integer> other = new ArrayList<>(choices.subList(0, from));
        other.addAll(by);
        other.addAll(choices.subList(to, choices.size()));
        return other;
    }

    private static List<Integer> with(List<Integer> choices, int place, int choice) {
        List<Integer> other = new ArrayList<>(choices);
        other.set(place, choice);
        return other;
    }
}
