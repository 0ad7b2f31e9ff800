package org.contexttck.reference.broken;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.variant.VariantClasses;

/** Finds the broken variants of the server among the classes of this package. */
public final class Variants {

    private static final VariantClasses<BrokenServer> CLASSES = new VariantClasses<>(BrokenServer.class);

    private Variants() {}

    /**
     * The variant with this name.
     *
     * @param name simple name of its class, such as {@code NoHints}
     * @return a fresh one, for one connection; empty if there is no such variant
     */
    public static Optional<LineTap> named(String name) {
        return CLASSES.named(name).map(LineTap.class::cast);
    }

    /**
     * All names, in alphabetical order.
     *
     * @throws IOException if the class path cannot be read
     */
    public static List<String> names() throws IOException {
        return CLASSES.names();
    }
}
