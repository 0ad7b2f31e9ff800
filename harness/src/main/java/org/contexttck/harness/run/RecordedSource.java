package org.contexttck.harness.run;

import java.util.HashMap;
import java.util.Map;
import org.contexttck.harness.audit.RunAudit;
import org.contexttck.harness.audit.WireAudits;
import org.contexttck.harness.journal.RecordedRun;
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
    public Targets targets(ConnectionLog log, RunAudit audit) {
        Map<String, Object> profiled = new HashMap<>();
        profiled.put("limits", LiveTargets.limits(profile));
        profile.targets().gateway().ifPresent(gateway -> profiled.put("form", gateway.form()));
        return recorded.of(Targets.class, profiled, audit);
    }

    @Override
    public WireAudits audits(RunAudit audit) {
        return recorded.of(WireAudits.class, Map.of(), audit);
    }
}
