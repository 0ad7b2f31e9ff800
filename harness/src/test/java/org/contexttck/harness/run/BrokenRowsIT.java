package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.run.reference.EmbeddedReference;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.WayTried;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exploration, where scenarios have shown what is wrong already. */
class BrokenRowsIT {

    private static final ReferenceApp APP = ReferenceApp.installed();

    @TempDir
    private Path folder;

    @Test
    void areLeftOutOfExplorationWhichSaysSo() throws Exception {
        String profile = "claims: {transient-context: {}}\nserver: {stdio: {command: [" + EmbeddedReference.COMMAND
                + ", server, --variant, MarksFromSix]}}\n";
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        RunRequest request = new RunRequest(
                        Profiles.parse("p.yaml", profile, name -> Optional.empty()),
                        List.of("TC-S-01", "TC-S-03"),
                        false,
                        1,
                        folder,
                        "")
                .exploring(ExplorationChoice.STANDARD);

        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, RunListener.NONE)
                .executeUnrecorded(request, RunEnvironment.inside(APP.embedded()));

        assertThat(events)
                .filteredOn(ScenarioFinished.class::isInstance)
                .map(ScenarioFinished.class::cast)
                .filteredOn(one -> one.name().startsWith(ExploredEvents.WAY))
                .flatMap(ScenarioFinished::requirements)
                .containsExactly("TC-S-03");
        assertThat(events)
                .filteredOn(WayTried.class::isInstance)
                .map(WayTried.class::cast)
                .filteredOn(one -> one.way().equals(ExploredEvents.WAY))
                .singleElement()
                .asString()
                .contains("cases of TC-S-01");
    }
}
