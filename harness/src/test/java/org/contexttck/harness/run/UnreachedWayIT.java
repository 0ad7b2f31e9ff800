package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.run.reference.EmbeddedReference;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.event.WayTried;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A participant whose driver is right and which, live, never joins. */
class UnreachedWayIT {

    private static final ReferenceApp APP = ReferenceApp.installed();

    @TempDir
    Path folder;

    @Test
    void whatOneWayShowsStandsAndBothAreSaid() throws Exception {
        String driver = Json.write(Json.array().add(EmbeddedReference.COMMAND).add("participant"));
        String profile = "claims: {sub-context: {participant: {filters: true, grouping: true}}}\n"
                + "participant: {driver: {command: " + driver + "}, live: {command: [" + EmbeddedReference.COMMAND
                + ", no-such-part, \"{gateway.url}\"]}}\nlimits: {connect: 10s, answer: 5s}\n";
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        RunRequest request = new RunRequest(
                Profiles.parse("p.yaml", profile, name -> Optional.empty()), List.of(), false, 1, folder, "");

        RunFinished end = new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, RunListener.NONE)
                .executeUnrecorded(request, RunEnvironment.inside(APP.embedded()));

        assertThat(end.exitCode()).isEqualTo(3);
        assertThat(end.headline()).contains(" passed", "; participant by live could not be reached: ");
        assertThat(events).filteredOn(RequirementJudged.class::isInstance).anyMatch(one -> {
            RequirementJudged judged = (RequirementJudged) one;
            return judged.verdict() == Verdict.PASSED
                    && judged.reason().startsWith("participant by live could not be reached: ");
        });
        assertThat(events)
                .filteredOn(TargetUnreachable.class::isInstance)
                .extracting(one -> ((TargetUnreachable) one).way())
                .containsExactly("live");
        assertThat(events)
                .filteredOn(WayTried.class::isInstance)
                .extracting(one -> ((WayTried) one).tried())
                .containsExactly(List.of("way driver"), List.of());
    }
}
