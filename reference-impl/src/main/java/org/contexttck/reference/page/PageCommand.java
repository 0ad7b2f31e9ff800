package org.contexttck.reference.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.contexttck.reference.client.Chat;

/**
 * The command {@code page [--port N] [client options]}: serves the page until the input ends. Without client options it
 * shows an example in which nothing can be said.
 */
public final class PageCommand {

    /** The name of the command. */
    public static final String NAME = "page";

    private static final String PORT = "--port";
    private static final int HIGHEST = 65_535;

    private PageCommand() {}

    /**
     * Serves; the first line of output says where.
     *
     * @param arguments those behind the command
     * @return 0
     * @throws IllegalArgumentException with one line about what is wrong with them
     * @throws IOException if the port is taken
     */
    public static int run(List<String> arguments, Map<String, String> environment, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        List<String> rest = new ArrayList<>(arguments);
        int port = port(rest);
        Chat chat = rest.isEmpty() ? Chat.showing(Example.conversation()) : Chat.with(rest, environment);
        try (PageServer page = PageServer.start(port, chat)) {
            out.write(("listening on " + page.address() + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            in.transferTo(OutputStream.nullOutputStream());
        }
        return 0;
    }

    private static int port(List<String> arguments) {
        int at = arguments.indexOf(PORT);
        if (at < 0) {
            return 0;
        }
        String text = at + 1 < arguments.size() ? arguments.get(at + 1) : "";
        if (!text.matches("[0-9]{1,5}") || Integer.parseInt(text) > HIGHEST) {
            throw new IllegalArgumentException(PORT + " needs a port from 0 to " + HIGHEST + ", not \"" + text + "\"");
        }
        arguments.subList(at, at + 2).clear();
        return Integer.parseInt(text);
    }
}
