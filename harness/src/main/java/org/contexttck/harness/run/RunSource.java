package org.contexttck.harness.run;

import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.Exploration;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.target.Targets;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.SeededRandom;

/** Where a run gets what it asks for: of the targets themselves, or of a recording. */
interface RunSource {

    /** Where the run takes what it makes up. */
    SeededRandom random();

    /** What is asked from here on by the current thread belongs to this: a scenario by its key, or a role. */
    void enter(String what);

    /** The targets of a role. @param log records every connection */
    Targets targets(ConnectionLog log);

    /** How far is explored; empty if not at all. @param asked for by the run, which a recording need not know */
    Optional<Exploration> exploration(ExplorationChoice asked);

    /** Shows monitors what went over the wire in a role; not what the log has shown them already. */
    void tell(Role role, Monitor monitors);
}
