package org.contexttck.reference;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.brokengateway.GatewayVariants;
import org.contexttck.reference.gateway.Conduct;
import org.contexttck.reference.gateway.GatewayCommand;
import org.contexttck.reference.gateway.GatewayLimits;
import org.contexttck.reference.nullpeer.NullGateways;

/** The commands {@code gateway} and {@code participant}, and their null peers. */
final class SubContextCommands {

    private SubContextCommands() {}

    /** Whether this is one of them. */
    static boolean has(List<String> arguments) {
        return !arguments.isEmpty()
                && (arguments.get(0).equals("gateway") || nullGateway(arguments).isPresent());
    }

    /**
     * Runs it.
     *
     * @return the exit code
     * @throws UsageError if the arguments cannot be followed
     * @throws Exception if it does not work out
     */
    static int run(List<String> arguments, InputStream in, OutputStream out) throws Exception {
        Optional<Conduct> nothing = nullGateway(arguments);
        if (nothing.isPresent()) {
            GatewayCommand.serve(0, GatewayLimits.defaults(), Optional.empty(), nothing.get(), in, out);
            return 0;
        }
        List<String> options = arguments.subList(1, arguments.size());
        try {
            return GatewayCommand.run(options, GatewayVariants::named, in, out);
        } catch (IllegalArgumentException e) {
            throw new UsageError(e.getMessage());
        }
    }

    private static Optional<Conduct> nullGateway(List<String> arguments) {
        return arguments.size() == 2 && arguments.get(0).equals("null-peer")
                ? NullGateways.named(arguments.get(1))
                : Optional.empty();
    }
}
