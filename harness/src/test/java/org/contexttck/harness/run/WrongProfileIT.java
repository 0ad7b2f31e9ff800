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
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The reference, with a profile that does not fit it: the profile is to blame, and never the server. */
class WrongProfileIT {

    private static final ReferenceApp APP = ReferenceApp.installed();

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "transient-context: {fetch: {records: /rows}}      | TC-S-01 TC-S-06 | correct `records`",
                "transient-context: {fetch: {identify: /number}}   | TC-S-06 TC-S-19 | correct `identify`",
                "transient-context: {fetch: {full: {page: 9}, five: {per_page: 6}}} | TC-S-01 | correct `five`",
                "transient-context: {workflow: {hinted: {workflow: no, step: 1}, hints: {step: 2, tool: search_records, consumed-by: x}}} | TC-S-12 TC-S-13 | correct the steps",
                "context-saving: {commands: {noisy: {noise: noisy}, flood: {noise: flood}, stdout: /standard_output}} | CS-E-05 | correct `stdout`"
            })
    void isBlamedItself(String claim, String rows, String says) throws Exception {
        String profile = "claims: {" + claim + "}\nserver: {stdio: {command: [" + EmbeddedReference.COMMAND
                + ", server]}}\nlimits: {connect: 10s, answer: 5s}\n";
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        List<String> only = List.of(rows.split(" "));
        RunRequest request =
                new RunRequest(Profiles.parse("p.yaml", profile, name -> Optional.empty()), only, false, 1, folder, "");

        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, RunListener.NONE)
                .executeUnrecorded(request, RunEnvironment.inside(APP.embedded()));

        assertThat(events)
                .filteredOn(RequirementJudged.class::isInstance)
                .map(RequirementJudged.class::cast)
                .filteredOn(one -> only.contains(one.id()))
                .hasSameSizeAs(only)
                .allSatisfy(one -> {
                    assertThat(one.verdict()).as(one.toString()).isEqualTo(Verdict.BLOCKED);
                    assertThat(one.reason()).contains(says);
                });
    }
}
