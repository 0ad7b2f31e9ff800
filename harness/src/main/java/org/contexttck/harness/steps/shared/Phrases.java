package org.contexttck.harness.steps.shared;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The words that may stand at one place of a feature, with what they mean. The list is closed. */
public final class Phrases<T> {

    private final String kind;
    private final Map<String, T> all = new LinkedHashMap<>();

    /** @param kind what the words are for, such as {@code fetch} */
    public Phrases(String kind) {
        this.kind = kind;
    }

    public Phrases<T> with(String phrase, T meaning) {
        all.put(phrase, meaning);
        return this;
    }

    /** @throws IllegalArgumentException if it is not one of them */
    public T of(String phrase) {
        if (!all.containsKey(phrase)) {
            throw new IllegalArgumentException(
                    "no such " + kind + ": \"" + phrase + "\"; known are " + String.join(" | ", known()));
        }
        return all.get(phrase);
    }

    /** Each phrase with something that is said of its meaning. */
    public Map<String, String> map(Function<T, String> said) {
        Map<String, String> map = new LinkedHashMap<>();
        all.forEach((phrase, meaning) -> map.put(phrase, said.apply(meaning)));
        return map;
    }

    public List<String> known() {
        return List.copyOf(all.keySet());
    }
}
