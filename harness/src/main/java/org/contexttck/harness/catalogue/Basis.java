package org.contexttck.harness.catalogue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Where a requirement comes from. */
public enum Basis {
    /** The source says so. */
    SOURCE,
    /** It follows from the source together with MCP, JSON-RPC, JSON or the safety of data. */
    DERIVED,
    /** Good sense beyond the source; never more than a warning. */
    ADVISORY;

    /** The word that the catalogue and the reports use: {@code source}, {@code derived}, {@code advisory}. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The basis of that word; empty for any other text. */
    public static Optional<Basis> of(String text) {
        return Arrays.stream(values())
                .filter(basis -> basis.text().equals(text))
                .findFirst();
    }
}
