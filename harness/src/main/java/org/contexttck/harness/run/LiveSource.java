package org.contexttck.harness.run;

import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.journal.Journal;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.reference.Bench;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.LiveTargets;
import org.contexttck.harness.target.Targets;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Chance;

/**
 * The targets themselves.
 *
 * @param journal what is asked of them is written down there, if anywhere
 */
record LiveSource(Profile profile, Schemas schemas, Bench bench, Optional<Journal> journal) implements RunSource {

    @Override
    public Chance chance() {
        return bench.chance();
    }

    @Override
    public void enter(String what) {
        journal.ifPresent(open -> open.enter(what));
    }

    @Override
    public Targets targets(ConnectionLog log) {
        Targets live = new LiveTargets(profile, bench.launcher(), bench::peer, log, schemas, bench.chance());
        return journal.map(open -> open.of(Targets.class, live)).orElse(live);
    }

    @Override
    public void tell(Role role, Monitor monitors) {
        // they have heard everything as it came
    }
}
