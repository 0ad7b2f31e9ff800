package org.contexttck.reference.transientcontext;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The arguments of one tool call, read one by one and refused by name. */
final class Arguments {

    private final Map<String, Object> values;

    Arguments(Map<String, Object> values) {
        this.values = values;
    }

    /** Refuses whatever the tool does not declare: a misspelt name would otherwise be passed over in silence. */
    void allowOnly(String... names) throws BadArgument {
        for (String given : values.keySet()) {
            if (!List.of(names).contains(given)) {
                throw new BadArgument(given, "is not a parameter; known: " + String.join(", ", names));
            }
        }
    }

    Optional<String> text(String name) throws BadArgument {
        Optional<Object> value = Optional.ofNullable(values.get(name));
        if (value.isPresent() && !(value.get() instanceof String)) {
            throw new BadArgument(name, "must be text");
        }
        return value.map(String.class::cast);
    }

    String requiredText(String name) throws BadArgument {
        String text = text(name).orElseThrow(() -> new BadArgument(name, "is missing"));
        if (text.isBlank()) {
            throw new BadArgument(name, "must not be blank");
        }
        return text;
    }

    Optional<Integer> whole(String name, int least, int most) throws BadArgument {
        Object value = values.get(name);
        return value == null ? Optional.empty() : Optional.of(whole(name, value, least, most));
    }

    Optional<Set<Integer>> wholes(String name) throws BadArgument {
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
