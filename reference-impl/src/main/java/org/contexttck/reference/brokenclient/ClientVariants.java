package org.contexttck.reference.brokenclient;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.client.ClientParts;
import org.contexttck.reference.variant.VariantClasses;

/** Finds the broken variants of the client among the classes of this package. */
public final class ClientVariants {

    private static final VariantClasses<BrokenClient> CLASSES = new VariantClasses<>(BrokenClient.class);

    private ClientVariants() {}

    /**
     * The variant with this name.
     *
     * @param name simple name of its class, such as {@code NeverCollapses}
     * @return fresh parts, for one user; empty if there is no such variant
     */
    public static Optional<ClientParts> named(String name) {
        return CLASSES.named(name).map(ClientParts.class::cast);
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
