package org.contexttck.reference.participant;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.contexttck.reference.command.GivenOptions;

/**
 * Runs a participant from a command line until its input ends.
 *
 * <pre>
 * participant [--variant NAME]
 * participant --gateway-url URL [--name NAME] [--room ROOM] [--token T] [--variant NAME]
 * </pre>
 *
 * <p>The first form is the driver. The second joins a room of a gateway, prints {@code joined ROOM as NAME} and stays
 * until its input or the connection ends.
 */
public final class ParticipantCommand {

    /** How it is called. */
    public static final String USAGE =
            "participant [--gateway-url URL [--name NAME] [--room ROOM] [--token T]] [--variant NAME]";

    private static final Set<String> KNOWN = Set.of("--gateway-url", "--name", "--room", "--token", "--variant");

    private ParticipantCommand() {}

    /**
     * Takes part until the input ends.
     *
     * @param options without the word {@code participant}
     * @param variants finds a broken behaviour by its name
     * @return the exit code
     * @throws IllegalArgumentException if the options cannot be followed; the message is one line
     * @throws IOException if nobody listens any more
     */
    public static int run(
            List<String> options,
            Function<String, Optional<ParticipantBehaviour>> variants,
            InputStream in,
            OutputStream out)
            throws IOException, InterruptedException {
        GivenOptions given = GivenOptions.of(options, KNOWN, USAGE);
        return run(given, given.variant(variants, ParticipantBehaviour.RIGHT), in, out);
    }

    /**
     * Takes part with a certain behaviour until the input ends.
     *
     * @param options as above, but without {@code --variant}
     */
    public static int run(List<String> options, ParticipantBehaviour behaviour, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        return run(GivenOptions.of(options, KNOWN, USAGE), behaviour, in, out);
    }

    private static int run(GivenOptions given, ParticipantBehaviour behaviour, InputStream in, OutputStream out)
            throws IOException, InterruptedException {
        Optional<String> url = given.text("--gateway-url");
        if (url.isEmpty()) {
            new ParticipantDriver(GroupingLimits.defaults(), behaviour).serve(in, out);
            return 0;
        }
        String name = given.text("--name")
                .orElseGet(() -> "participant-" + UUID.randomUUID().toString().substring(0, 8));
        String room = given.text("--room").orElse("lab");
        try (LiveParticipant live =
                LiveParticipant.join(URI.create(url.get()), name, room, given.text("--token"), behaviour)) {
            out.write(("joined " + room + " as " + name + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            stay(live, in);
        }
        return 0;
    }

    /** Waits for the end of the input or of the connection, whatever comes first. */
    private static void stay(LiveParticipant live, InputStream in) throws InterruptedException {
        CompletableFuture<Void> inputEnded = new CompletableFuture<>();
        Thread reader = new Thread(() -> {
            byte[] ignored = new byte[256];
            try {
                while (in.read(ignored) >= 0) {
                    // whatever it is, it is not for a participant
                }
            } catch (IOException e) {
                // a broken input has ended as well
            }
            inputEnded.complete(null);
        });
        reader.setDaemon(true);
        reader.start();
        try {
            CompletableFuture.anyOf(inputEnded, live.ended()).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("neither ends with an exception", e);
        }
    }
}
