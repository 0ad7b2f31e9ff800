package org.contexttck.reference.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.client.Chat;
import org.contexttck.reference.client.HostFailure;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.Lines;
import org.contexttck.reference.command.UsageError;

/**
 * The command {@code page [--port N] [client options]}: serves the page until the input ends. Without client options it
 * shows an example in which nothing can be said.
 */
public final class PageCommand {

    private static final String PORT = "--port";

    private PageCommand() {}

    /**
     * Serves; the first line of output says where.
     *
     * @param arguments those behind the command
     * @return 0
     * @throws UsageError with one line about what is wrong with them
     * @throws HostFailure if a server cannot be reached
     * @throws IOException if the port is taken
     */
    public static int run(List<String> arguments, Map<String, String> environment, InputStream in, OutputStream out)
            throws HostFailure, IOException, InterruptedException {
        GivenOptions given = Chat.options(arguments, PORT);
        boolean onlyShown = arguments.size() == (given.has(PORT) ? 2 : 0);
        Chat chat = onlyShown ? Chat.showing(Example.conversation()) : Chat.with(given, environment);
        try (PageServer page = PageServer.start(given.port(PORT).orElse(0), chat)) {
            Lines.send(out, "listening on " + page.address());
            Lines.awaitEnd(in);
        }
        return 0;
    }
}
