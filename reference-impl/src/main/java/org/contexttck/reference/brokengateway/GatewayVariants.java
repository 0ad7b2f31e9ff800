package org.contexttck.reference.brokengateway;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.gateway.Conduct;
import org.contexttck.reference.variant.VariantClasses;

/** Finds the broken variants of the gateway among the classes of this package. */
public final class GatewayVariants {

    private static final VariantClasses<BrokenGateway> CLASSES = new VariantClasses<>(BrokenGateway.class);

    private GatewayVariants() {}

    /**
     * The variant with this name.
     *
     * @param name simple name of its class, such as {@code BelievesFrom}
     * @return fresh conduct, for one gateway; empty if there is no such variant
     */
    public static Optional<Conduct> named(String name) {
        return CLASSES.named(name).map(Conduct.class::cast);
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
