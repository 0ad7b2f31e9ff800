package org.contexttck.harness.run;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.target.Launcher;
import org.contexttck.harness.wire.InProcessPeer;

/** Where the commands of a profile are run: as processes, or, for the self-test, inside this JVM. */
public final class Bench {

    private final Optional<EmbeddedReference> inside;

    private Bench(Optional<EmbeddedReference> inside) {
        this.inside = inside;
    }

    /** As processes. */
    public static Bench processes() {
        return new Bench(Optional.empty());
    }

    /** The reference implementations inside this JVM; commands of the profile only name their arguments. */
    public static Bench inside(EmbeddedReference reference) {
        return new Bench(Optional.of(reference));
    }

    /** Whether commands are run inside this JVM. */
    public boolean isInside() {
        return inside.isPresent();
    }

    /** Where the commands of a profile are started. */
    Launcher launcher() {
        return inside.map(EmbeddedReference::launcher).orElseGet(Launcher::processes);
    }

    /** A peer that stands for the process of a command; empty if commands are run as processes. */
    Optional<InProcessPeer> peer(List<String> command) {
        return inside.map(it -> it.peer(command.subList(1, command.size())));
    }
}
