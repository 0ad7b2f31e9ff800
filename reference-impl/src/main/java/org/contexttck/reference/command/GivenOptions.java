package org.contexttck.reference.command;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The options of a command line. What is wrong with them is told in one line, by a {@link UsageError}. */
public final class GivenOptions {

    private static final int MOST_PORTS = 65_535;

    private final Map<String, List<String>> given;

    private GivenOptions(Map<String, List<String>> given) {
        this.given = given;
    }

    /** Takes a command line apart on which every option has a value. */
    public static GivenOptions of(List<String> words, Set<String> known, String usage) {
        return of(words, known, Set.of(), usage);
    }

    /**
     * Takes a command line apart.
     *
     * @param known the options with a value that there are, with their hyphens
     * @param flags those without
     * @param usage how the command is called, for the message
     */
    public static GivenOptions of(List<String> words, Set<String> known, Set<String> flags, String usage) {
        Map<String, List<String>> given = new HashMap<>();
        for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
            String option = rest.next();
            List<String> values = given.computeIfAbsent(option, first -> new ArrayList<>());
            if (flags.contains(option)) {
                continue;
            }
            if (!known.contains(option)) {
                throw new UsageError("unknown option " + option + "; usage: " + usage);
            }
            if (!rest.hasNext()) {
                throw new UsageError(option + " needs a value; usage: " + usage);
            }
            values.add(rest.next());
        }
        return new GivenOptions(given);
    }

    /** Whether an option was given. */
    public boolean has(String option) {
        return given.containsKey(option);
    }

    /** The value of an option, the last one if it was given several times. */
    public Optional<String> text(String option) {
        return Optional.ofNullable(given.get(option)).map(values -> values.get(values.size() - 1));
    }

    /** Every value of an option, as addresses. */
    public List<URI> addresses(String option) {
        return given.getOrDefault(option, List.of()).stream()
                .map(value -> address(option, value))
                .toList();
    }

    private static URI address(String option, String value) {
        try {
            return URI.create(value);
        } catch (IllegalArgumentException e) {
            throw new UsageError(option + " needs an address, not " + value);
        }
    }

    /** A port, 0 for any free one. */
    public Optional<Integer> port(String option) {
        return has(option) ? Optional.of(number(option, 0, MOST_PORTS, 0)) : Optional.empty();
    }

    /**
     * A whole number.
     *
     * @param least what it must not be below
     * @param most what it must not be above
     * @param otherwise what is taken if the option was not given
     */
    public int number(String option, int least, int most, int otherwise) {
        Optional<String> text = text(option);
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(text.get());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // falls through to the one message for both
        }
        throw new UsageError(option + " needs a whole number from " + least
                + (most == Integer.MAX_VALUE ? "" : " to " + most) + ", not " + text.get());
    }

    /**
     * The variant that {@code --variant} asks for.
     *
     * @param variants finds one by its name
     * @param right what is taken if the option was not given
     */
    public <T> T variant(Function<String, Optional<T>> variants, T right) {
        return text("--variant")
                .map(name -> variants.apply(name)
                        .orElseThrow(
                                () -> new UsageError("unknown variant " + name + "; the command variants lists them")))
                .orElse(right);
    }
}
