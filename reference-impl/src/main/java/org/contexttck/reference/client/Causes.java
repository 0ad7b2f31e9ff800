package org.contexttck.reference.client;

import java.util.Optional;

/** Looks into exceptions that wrap others. */
final class Causes {

    private Causes() {}

    /** The innermost message in one line. */
    static String of(Throwable thrown) {
        Throwable inner = thrown;
        while (inner.getCause() != null) {
            inner = inner.getCause();
        }
        String message = inner.getMessage();
        return (message == null ? inner.getClass().getSimpleName() : message)
                .lines()
                .findFirst()
                .orElse("");
    }

    static <T extends Throwable> Optional<T> find(Class<T> type, Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (type.isInstance(each)) {
                return Optional.of(type.cast(each));
            }
        }
        return Optional.empty();
    }
}
