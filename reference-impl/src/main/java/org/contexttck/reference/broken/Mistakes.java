package org.contexttck.reference.broken;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Parts of a reference that have one thing wrong each, by name. What each is to break, and how it is to be caught, is in the
 * catalogue and only there. Liberties are kept in the same way: parts that do one thing otherwise and are right, which
 * {@code conforming.yaml} lists.
 *
 * @param <T> the part
 */
public class Mistakes<T> {

    private final SortedMap<String, Supplier<? extends T>> makers = new TreeMap<>();

    /** None yet; a subclass adds them by the place where they are made. */
    protected Mistakes() {}

    /**
     * The mistakes of several topics.
     *
     * @throws IllegalArgumentException if two have one name
     */
    @SafeVarargs
    public static <T> Mistakes<T> of(Mistakes<T>... topics) {
        Mistakes<T> all = new Mistakes<>();
        for (Mistakes<T> topic : topics) {
            topic.makers.forEach(all::add);
        }
        return all;
    }

    /**
     * Adds one.
     *
     * @param name as the catalogue has it
     * @param fresh makes the part anew for each connection or user
     * @throws IllegalArgumentException if the name is taken
     */
    protected final void add(String name, Supplier<? extends T> fresh) {
        if (makers.putIfAbsent(name, fresh) != null) {
            throw new IllegalArgumentException("two mistakes are called " + name);
        }
    }

    /** A fresh part with this mistake; empty if there is none of this name. */
    public final Optional<T> named(String name) {
        return Optional.ofNullable(makers.get(name)).map(Supplier::get);
    }

    /** All names, in alphabetical order. */
    public final List<String> names() {
        return List.copyOf(makers.keySet());
    }
}
