package org.contexttck.reference.contextpack;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The arguments of one call, read one by one and refused by name. Null is as good as leaving an argument out. */
final class Arguments {

    private final Map<String, Object> values;

    Arguments(Map<String, Object> values) {
        this.values = values;
    }

    /** Refuses whatever the tool does not declare: a misspelt name would otherwise be passed over in silence. */
    void allowOnly(List<String> names) throws Refusal {
        for (String given : values.keySet()) {
            if (!names.contains(given)) {
                throw Refusal.argument(given, "is not a parameter; known: " + String.join(", ", names));
            }
        }
    }

    Optional<String> text(String name) throws Refusal {
        return typed(name, String.class, "a text");
    }

    /** A text with something in it, exactly as given. */
    String requiredText(String name) throws Refusal {
        String text = text(name).orElseThrow(() -> Refusal.argument(name, "is required"));
        if (text.isBlank()) {
            throw Refusal.argument(name, "is required and must not be blank");
        }
        return text;
    }

    Optional<String> choice(String name, List<String> choices) throws Refusal {
        Optional<String> text = text(name);
        if (text.isPresent() && !choices.contains(text.get())) {
            throw Refusal.argument(
                    name, "must be one of " + String.join(", ", choices) + ", not \"" + text.get() + "\"");
        }
        return text;
    }

    Optional<Boolean> flag(String name) throws Refusal {
        return typed(name, Boolean.class, "true or false");
    }

    /** A number brought into a range, whatever it is; a fraction is dropped. */
    Optional<Integer> clamped(String name, int least, int most) throws Refusal {
        return typed(name, Number.class, "a number").map(number ->
                (int) Math.max(least, Math.min(most, number.doubleValue())));
    }

    List<String> texts(String name) throws Refusal {
        List<?> list = typed(name, List.class, "a list of texts").orElse(List.of());
        if (!list.stream().allMatch(String.class::isInstance)) {
            throw Refusal.argument(name, "must be a list of texts");
        }
        return list.stream().map(String.class::cast).toList();
    }

    private <T> Optional<T> typed(String name, Class<T> type, String kind) throws Refusal {
        Object value = values.get(name);
        if (value != null && !type.isInstance(value)) {
            throw Refusal.argument(name, "must be " + kind);
        }
        return Optional.ofNullable(value).map(type::cast);
    }
}
