package org.contexttck.harness.doctor;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** What to try when a server could not be reached, judged by why. */
public final class Remedies {

    private record Remedy(Pattern why, String what) {

        Remedy(String why, String what) {
            this(Pattern.compile(why), what);
        }
    }

    private static final List<Remedy> REMEDIES = List.of(
            new Remedy(
                    "^could not start",
                    "Is the program on PATH? --stdio starts it in this folder, a profile in the folder of the profile."),
            new Remedy(
                    "^exited with|^ended by",
                    "Run the command by hand: a server on stdio waits for input, and says on stderr what it lacks."),
            new Remedy(
                    "^no answer in",
                    "A server on stdio answers each line that it reads; one that listens on a port wants --url. If it"
                            + " is only slow to begin: limits.connect in a profile."),
            new Remedy("^connection refused", "Nobody listens there. Start the server first, or correct the port."),
            new Remedy("^unknown host", "Correct the name of the host."),
            new Remedy("HTTP 40[13]", "It wants to know who asks: give headers below server.http in a profile."),
            new Remedy(
                    "HTTP (404|405|501)",
                    "Is this the address of its MCP endpoint? Most servers have it at /mcp; its documentation tells."),
            new Remedy(
                    "the request itself came back",
                    "The program repeats what it reads. Is it the right one, with the right arguments?"));

    private Remedies() {}

    /** What to try, if anything is known. @param why the reason, in one line */
    public static Optional<String> of(String why) {
        return REMEDIES.stream()
                .filter(it -> it.why().matcher(why).find())
                .map(Remedy::what)
                .findFirst();
    }
}
