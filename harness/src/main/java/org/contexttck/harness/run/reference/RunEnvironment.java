package org.contexttck.harness.run.reference;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.target.shared.Launcher;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.SeededRandom;

/** Where the commands of a profile are run: as processes, or inside this JVM. */
public final class RunEnvironment {

    private final boolean inside;
    private final Launcher launcher;
    private final Function<List<String>, Optional<InProcessPeer>> peers;
    private final SeededRandom random;

    private RunEnvironment(boolean inside, Launcher launcher, Function<List<String>, Optional<InProcessPeer>> peers) {
        this.inside = inside;
        this.launcher = launcher;
        this.peers = peers;
        this.random = SeededRandom.fresh();
    }

    /** As processes. */
    public static RunEnvironment processes() {
        return new RunEnvironment(false, Launcher.processes(), command -> Optional.empty());
    }

    /** The reference implementations inside this JVM; commands of the profile only name their arguments. */
    public static RunEnvironment inside(EmbeddedReference reference) {
        return new RunEnvironment(
                true, reference.launcher(), command -> Optional.of(reference.peer(command.subList(1, command.size()))));
    }

    /** As processes, but for the server: it is inside this JVM, and its command in the profile only names it. */
    public static RunEnvironment server(InProcessPeer server) {
        return new RunEnvironment(false, Launcher.processes(), command -> Optional.of(server));
    }

    /** The same for another run, which makes up words of its own. */
    public RunEnvironment forNextRun() {
        return new RunEnvironment(inside, launcher, peers);
    }

    /** Where the run takes what it makes up. One environment is for one run, or else the second cannot be graded again. */
    public SeededRandom random() {
        return random;
    }

    /** Whether the reference implementations are run inside this JVM. */
    public boolean isInside() {
        return inside;
    }

    /** Where the commands of a profile are started, but for that of a server. */
    public Launcher launcher() {
        return launcher;
    }

    /** What stands for the process of a server's command; empty if it is run as a process. */
    public Optional<InProcessPeer> peer(List<String> command) {
        return peers.apply(command);
    }
}
