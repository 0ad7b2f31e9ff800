package org.contexttck.harness.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A YAML mapping of the catalogue, with the place to name when a value is not what it should be. */
record Row(String where, Map<?, ?> values) {

    static Row of(String where, Object value) {
        if (value instanceof Map<?, ?> map) {
            return new Row(where, map);
        }
        throw new CatalogueException(where, "should be a mapping, is " + kind(value));
    }

    Row at(String place) {
        return new Row(place, values);
    }

    Optional<String> optional(String key) {
        Object value = values.get(key);
        if (value == null) {
            return Optional.empty();
        }
        return Optional.of(text(key, value));
    }

    String text(String key) {
        return optional(key).orElseThrow(() -> new CatalogueException(where, "has no " + key));
    }

    <T> T word(String key, Function<String, Optional<T>> known, String choice) {
        return known(key, text(key), known, choice);
    }

    <T> T known(String key, String word, Function<String, Optional<T>> known, String choice) {
        return known.apply(word)
                .orElseThrow(() -> new CatalogueException(where, key + " is \"" + word + "\"; use " + choice));
    }

    List<String> texts(String key) {
        return list(key).stream().map(value -> text(key, value)).toList();
    }

    List<String> oneOrMore(String key) {
        return values.get(key) instanceof List<?>
                ? texts(key)
                : optional(key).map(List::of).orElse(List.of());
    }

    List<Row> rows(String key) {
        List<Row> rows = new ArrayList<>();
        for (Object value : list(key)) {
            rows.add(of(where + ": " + key + " " + (rows.size() + 1), value));
        }
        return rows;
    }

    private List<?> list(String key) {
        Object value = values.get(key);
        if (value == null) {
            return List.of();
        }
        if (value instanceof List<?> list) {
            return list;
        }
        throw new CatalogueException(where, key + " should be a list, is " + kind(value));
    }

    private String text(String key, Object value) {
        if (value instanceof String text && !text.isBlank()) {
            return text;
        }
        throw new CatalogueException(where, key + " should be a text, is " + kind(value));
    }

    private static String kind(Object value) {
        if (value instanceof Map<?, ?>) {
            return "a mapping";
        }
        return value instanceof List<?> ? "a list" : "\"" + value + "\"";
    }
}
