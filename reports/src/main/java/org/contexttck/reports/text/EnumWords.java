package org.contexttck.reports.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The words of an enumeration as the files spell them: {@code NOT_CLAIMED} is {@code not-claimed}. */
public final class EnumWords {

    private EnumWords() {}

    /** @return the word for a constant */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @return the constant that the word stands for, if there is one */
    public static <E extends Enum<E>> Optional<E> find(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(c -> of(c).equals(word))
                .findFirst();
    }

    /** @return all words of an enumeration, in order */
    public static List<String> all(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants()).map(EnumWords::of).toList();
    }
}
