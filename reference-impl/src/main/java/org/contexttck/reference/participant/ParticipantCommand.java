package org.contexttck.reference.participant;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.contexttck.reference.command.Daemons;
import org.contexttck.reference.command.GivenOptions;
import org.contexttck.reference.command.Lines;
import org.contexttck.reference.command.UsageError;

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

    private static final String USAGE =
            "participant [--gateway-url URL [--name NAME] [--room ROOM] [--token T]] [--variant NAME]";

    private static final Set<String> KNOWN = Set.of("--gateway-url", "--name", "--room", "--token", "--variant");

    private ParticipantCommand() {}

    /**
     * Takes part until the input ends.
     *
     * @param options without the word {@code participant}
     * @param variants finds a behaviour by the name of its variant
     * @param usual the behaviour if no variant is asked for
     * @return the exit code
     * @throws UsageError if the options cannot be followed
     * @throws IOException if nobody listens any more
     */
    public static int run(
            List<String> options,
            Function<String, Optional<ParticipantBehaviour>> variants,
            ParticipantBehaviour usual,
            InputStream in,
            OutputStream out)
            throws IOException, InterruptedException {
        GivenOptions given = GivenOptions.of(options, KNOWN, USAGE);
        ParticipantBehaviour behaviour = given.variant(variants, usual);
        Optional<URI> gateway = given.addresses("--gateway-url").stream().findFirst();
        if (gateway.isEmpty()) {
            new ParticipantDriver(GroupingLimits.defaults(), behaviour).serve(in, out);
            return 0;
        }
        String name = given.text("--name")
                .orElseGet(() -> "participant-" + UUID.randomUUID().toString().substring(0, 8));
        String room = given.text("--room").orElse("lab");
        try (LiveParticipant live = LiveParticipant.join(gateway.get(), name, room, given.text("--token"), behaviour)) {
            Lines.send(out, "joined " + room + " as " + name);
            stay(live, in);
        }
        return 0;
    }

    /** Waits for the end of the input or of the connection, whatever comes first. */
    private static void stay(LiveParticipant live, InputStream in) throws InterruptedException {
        CompletableFuture<Void> inputEnded = new CompletableFuture<>();
        Daemons.named("input")
                .newThread(() -> {
                    Lines.awaitEnd(in);
                    inputEnded.complete(null);
                })
                .start();
        try {
            CompletableFuture.anyOf(inputEnded, live.ended()).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("neither ends with an exception", e);
        }
    }
}
