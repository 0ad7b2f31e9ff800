package org.contexttck.reference.tool;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The arguments of one tool call, read one by one and refused by name. */
public final class Arguments {

    private final Map<String, Object> values;

    /**
     * Takes the arguments as they came.
     *
     * @param values by name; a value may be null, which is as good as absent
     */
    public Arguments(Map<String, Object> values) {
        this.values = values;
    }

    /** All of them, by name; a value may be null. */
    public Map<String, Object> values() {
        return values;
    }

    /** Refuses whatever the tool does not declare: a misspelt name would otherwise be passed over in silence. */
    public void allowOnly(String... names) throws BadArgument {
        for (String given : values.keySet()) {
            if (!List.of(names).contains(given)) {
                throw new BadArgument(given, "is not a parameter; known: " + String.join(", ", names));
            }
        }
    }

    /**
     * A text.
     *
     * @return empty if there is no such argument
     * @throws BadArgument if it is no text
     */
    public Optional<String> text(String name) throws BadArgument {
        return typed(name, String.class, "a text");
    }

    /**
     * A text that has to be there.
     *
     * @throws BadArgument if it is missing, blank or no text
     */
    public String requiredText(String name) throws BadArgument {
        String text = text(name).orElseThrow(() -> new BadArgument(name, "is missing"));
        if (text.isBlank()) {
            throw new BadArgument(name, "must not be blank");
        }
        return text;
    }

    /**
     * A text out of a list.
     *
     * @return empty if there is no such argument
     * @throws BadArgument if it is anything else
     */
    public Optional<String> oneOf(String name, List<String> known) throws BadArgument {
        Optional<String> text = text(name);
        if (text.isPresent() && !known.contains(text.get())) {
            throw new BadArgument(name, "must be one of " + String.join(", ", known) + ", not \"" + text.get() + "\"");
        }
        return text;
    }

    /**
     * A whole number; 3.0 is 3.
     *
     * @return empty if there is no such argument
     * @throws BadArgument if it is no whole number from {@code least} to {@code most}
     */
    public Optional<Integer> whole(String name, int least, int most) throws BadArgument {
        Object value = values.get(name);
        return value == null ? Optional.empty() : Optional.of(whole(name, value, least, most));
    }

    /**
     * A list of whole numbers, in rising order and each once.
     *
     * @return empty if there is no such argument
     * @throws BadArgument if it is no such list
     */
    public Optional<Set<Integer>> wholes(String name) throws BadArgument {
        Object value = values.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!(value instanceof List<?> list)) {
            throw new BadArgument(name, "must be a list of whole numbers");
        }
        Set<Integer> numbers = new TreeSet<>();
        for (Object element : list) {
            numbers.add(whole(name, element, Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        return Optional.of(numbers);
    }

    /** True or false; empty if there is no such argument. */
    public Optional<Boolean> flag(String name) throws BadArgument {
        return typed(name, Boolean.class, "true or false");
    }

    /** A number brought into a range, whatever it is; a fraction is dropped. */
    public Optional<Integer> clamped(String name, int least, int most) throws BadArgument {
        return typed(name, Number.class, "a number").map(number ->
                (int) Math.max(least, Math.min(most, number.doubleValue())));
    }

    /** A list of texts; empty if there is no such argument. */
    public List<String> texts(String name) throws BadArgument {
        List<?> list = typed(name, List.class, "a list of texts").orElse(List.of());
        if (!list.stream().allMatch(String.class::isInstance)) {
            throw new BadArgument(name, "must be a list of texts");
        }
        return list.stream().map(String.class::cast).toList();
    }

    private <T> Optional<T> typed(String name, Class<T> type, String kind) throws BadArgument {
        Object value = values.get(name);
        if (value != null && !type.isInstance(value)) {
            throw new BadArgument(name, "must be " + kind);
        }
        return Optional.ofNullable(value).map(type::cast);
    }

    private static int whole(String name, Object value, int least, int most) throws BadArgument {
        // a double compares exactly with every int, and 3.0 is the whole number 3
        if (value instanceof Number number
                && number.doubleValue() == Math.rint(number.doubleValue())
                && number.doubleValue() >= least
                && number.doubleValue() <= most) {
            return number.intValue();
        }
        throw new BadArgument(name, "must be a whole number from " + least + " to " + most);
    }
}
