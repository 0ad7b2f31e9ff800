package org.contexttck.reference.command;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The options of a command line, each with a value. What is wrong with them is told in one line. */
public final class GivenOptions {

    private static final String VARIANT = "--variant";

    private final Map<String, String> given;

    private GivenOptions(Map<String, String> given) {
        this.given = given;
    }

    /**
     * Takes a command line apart.
     *
     * @param known the options that there are, with their hyphens
     * @param usage how the command is called, for the message
     * @throws IllegalArgumentException if an option is not known or has no value
     */
    public static GivenOptions of(List<String> words, Set<String> known, String usage) {
        Map<String, String> given = new HashMap<>();
        for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
            String option = rest.next();
            if (!known.contains(option)) {
                throw new IllegalArgumentException("unknown option " + option + "; usage: " + usage);
            }
            if (!rest.hasNext()) {
                throw new IllegalArgumentException(option + " needs a value; usage: " + usage);
            }
            given.put(option, rest.next());
        }
        return new GivenOptions(given);
    }

    /** The value of an option, if it was given. */
    public Optional<String> text(String option) {
        return Optional.ofNullable(given.get(option));
    }

    /**
     * A whole number.
     *
     * @param least what it must not be below
     * @param most what it must not be above
     * @param otherwise what is taken if the option was not given
     * @throws IllegalArgumentException if it is no such number
     */
    public int number(String option, int least, int most, int otherwise) {
        if (!given.containsKey(option)) {
            return otherwise;
        }
        try {
            int number = Integer.parseInt(given.get(option));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // falls through to the one message for both
        }
        throw new IllegalArgumentException(option + " needs a whole number from " + least
                + (most == Integer.MAX_VALUE ? "" : " to " + most) + ", not " + given.get(option));
    }

    /**
     * The variant that {@code --variant} asks for.
     *
     * @param variants finds one by its name
     * @param right what is taken if the option was not given
     * @throws IllegalArgumentException if there is none of that name
     */
    public <T> T variant(Function<String, Optional<T>> variants, T right) {
        return text(VARIANT)
                .map(name -> variants.apply(name)
                        .orElseThrow(() -> new IllegalArgumentException(
                                "unknown variant " + name + "; the command variants lists them")))
                .orElse(right);
    }
}
