package org.contexttck.harness.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.Exploration;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.journal.RecordedRun;
import org.contexttck.harness.monitor.Monitor;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.target.LiveTargets;
import org.contexttck.harness.target.Targets;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.SeededRandom;

/** What a run was told when it was recorded. */
record RecordedSource(Profile profile, RecordedRun recorded, SeededRandom random) implements RunSource {

    @Override
    public void enter(String what) {
        recorded.enter(what);
    }

    @Override
    public Targets targets(ConnectionLog log) {
        Map<String, Object> profiled = new HashMap<>();
        profiled.put("limits", LiveTargets.limits(profile));
        profile.targets().gateway().ifPresent(gateway -> profiled.put("form", gateway.form()));
        return recorded.of(Targets.class, profiled);
    }

    @Override
    public Optional<Exploration> exploration(ExplorationChoice asked) {
        return recorded.offered(Exploration.class);
    }

    @Override
    public void tell(Role role, Monitor monitors) {
        recorded.tell(role, monitors);
    }
}
