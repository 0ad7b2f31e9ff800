package org.contexttck.harness.run;

import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.Exploration;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.journal.Journal;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.target.LiveTargets;
import org.contexttck.harness.target.Targets;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.SeededRandom;

/**
 * The targets themselves.
 *
 * @param journal what is asked of them is written down there, if anywhere
 */
record LiveSource(Profile profile, Schemas schemas, RunEnvironment runEnvironment, Optional<Journal> journal)
        implements RunSource {

    @Override
    public SeededRandom random() {
        return runEnvironment.random();
    }

    @Override
    public void enter(String what) {
        journal.ifPresent(open -> open.enter(what));
    }

    @Override
    public Targets targets(ConnectionLog log) {
        Targets live = new LiveTargets(
                profile, runEnvironment.launcher(), runEnvironment::peer, log, schemas, runEnvironment.random());
        return journal.map(open -> open.of(Targets.class, live)).orElse(live);
    }

    @Override
    public Optional<Exploration> exploration(ExplorationChoice asked) {
        return Optional.of(asked)
                .filter(ExplorationChoice::isOn)
                .map(ExplorationChoice::start)
                .map(live ->
                        journal.map(open -> open.of(Exploration.class, live)).orElse(live));
    }

    @Override
    public void tell(Role role, Monitor monitors) {
        // they have heard everything as it came
    }
}
