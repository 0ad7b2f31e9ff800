package org.contexttck.harness.run;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.target.Launcher;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;

/** Where the commands of a profile are run: as processes, inside this JVM, or not at all, but played from a recording. */
public final class Bench {

    private final boolean inside;
    private final Launcher launcher;
    private final Function<List<String>, Optional<InProcessPeer>> peers;
    private final Chance chance;
    private final Optional<Tape> tape;

    private Bench(boolean inside, Launcher launcher, Function<List<String>, Optional<InProcessPeer>> peers) {
        this(inside, launcher, peers, Chance.fresh(), Optional.empty());
    }

    private Bench(
            boolean inside,
            Launcher launcher,
            Function<List<String>, Optional<InProcessPeer>> peers,
            Chance chance,
            Optional<Tape> tape) {
        this.inside = inside;
        this.launcher = launcher;
        this.peers = peers;
        this.chance = chance;
        this.tape = tape;
    }

    /** As processes. */
    public static Bench processes() {
        return new Bench(false, Launcher.processes(), command -> Optional.empty());
    }

    /** The reference implementations inside this JVM; commands of the profile only name their arguments. */
    public static Bench inside(EmbeddedReference reference) {
        return new Bench(
                true, reference.launcher(), command -> Optional.of(reference.peer(command.subList(1, command.size()))));
    }

    /** As processes, but for the server: it is inside this JVM, and its command in the profile only names it. */
    public static Bench server(InProcessPeer server) {
        return new Bench(false, Launcher.processes(), command -> Optional.of(server));
    }

    /** Nothing is started: what was tested is played from a recording. @param chance what made up the words in it */
    public static Bench recorded(Tape tape, Chance chance) {
        Launcher none = (command, environment, directory) -> {
            throw new Unreachable("nothing is started when a recorded run is graded again", "");
        };
        return new Bench(false, none, command -> Optional.empty(), chance, Optional.of(tape));
    }

    /** The same for another run, which makes up words of its own; of a recording, the same ones again. */
    Bench anew() {
        return tape.isPresent() ? this : new Bench(inside, launcher, peers);
    }

    /** Where the run takes what it makes up. One bench is for one run, or else the second cannot be graded again. */
    Chance chance() {
        return chance;
    }

    /** What is played instead of what was tested; empty if that is run itself. */
    Optional<Tape> tape() {
        return tape;
    }

    /** Whether the reference implementations are run inside this JVM. */
    public boolean isInside() {
        return inside;
    }

    /** Where the commands of a profile are started, but for that of a server. */
    Launcher launcher() {
        return launcher;
    }

    /** What stands for the process of a server's command; empty if it is run as a process. */
    Optional<InProcessPeer> peer(List<String> command) {
        return peers.apply(command);
    }
}
