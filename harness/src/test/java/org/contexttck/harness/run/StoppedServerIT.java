package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Silence is held against a server only where it shows that it could have answered. */
class StoppedServerIT {

    /** Stopped for so long, and given half of it for an answer. */
    private static final String SECONDS = System.getProperty("contexttck.stopped", "2");

    private static final String LIMITS = "\nlimits: {connect: 1000ms, answer: 1000ms}\n";
    private static final int MOMENTS = 10;

    @TempDir
    Path scratch;

    private List<Event> run(Path script) throws Exception {
        return run(script, "claims: {}\n", List.of("W-S-01", "W-S-02", "W-S-03", "W-S-05"));
    }

    private List<Event> run(Path script, String claims, List<String> only) throws Exception {
        String profile = claims + "server: {stdio: {command: [sh, " + script + "]}}" + LIMITS;
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        RunRequest request = new RunRequest(
                Profiles.parse("p.yaml", profile, name -> Optional.empty()),
                only,
                false,
                1,
                script.resolveSibling("out"),
                "");
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, RunListener.NONE)
                .executeUnrecorded(request, RunEnvironment.processes());
        return events;
    }

    private static <E extends Event> List<E> all(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static List<String> failed(List<Event> events) {
        return all(events, RequirementJudged.class).stream()
                .filter(one -> one.verdict() == Verdict.FAILED)
                .map(one -> one.id() + ": " + one.reason())
                .toList();
    }

    @Test
    void aServerThatIsSlowToStartAgainFailsNothing() throws Exception {
        List<Event> events = run(ShellServer.slowToStartAgain(scratch, SECONDS));

        assertThat(scratch.resolve("second")).as("it was started twice").isDirectory();
        assertThat(failed(events)).isEmpty();
        assertThat(all(events, RequirementJudged.class))
                .filteredOn(one -> one.id().equals("W-S-03"))
                .singleElement()
                .satisfies(one -> assertThat(one.verdict()).isEqualTo(Verdict.PASSED));
    }

    @Test
    void aServerThatIsStoppedForAWhileFailsNothing() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<List<Event>>> runs = new ArrayList<>();
        for (String when : List.of("before:", "after:")) {
            for (int line = 1; line <= MOMENTS; line++) {
                String moment = when + (line < 4 ? line : 4 * line - 11);
                Path folder = scratch.resolve(moment.replace(':', '-'));
                runs.add(threads.submit(() -> run(ShellServer.stopped(folder, moment, SECONDS))));
            }
        }
        List<String> failures = new ArrayList<>();
        for (Future<List<Event>> run : runs) {
            failures.addAll(failed(run.get()));
            assertThat(all(run.get(), RunFinished.class).get(0).verdict())
                    .isIn(RunVerdict.CONFORMING, RunVerdict.INCONCLUSIVE, RunVerdict.UNREACHABLE);
        }
        threads.shutdown();
        assertThat(failures).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"context-tck-no-such-tool", "context-tck/no-such-call"})
    void aServerThatNeverAnswersOneCallWhileItAnswersOthersAlwaysFailsByName(String call) throws Exception {
        List<Event> events = run(ShellServer.deaf(scratch, call));

        assertThat(failed(events)).anyMatch(one -> one.startsWith("W-S-03"));
        assertThat(all(events, ScenarioFinished.class).stream()
                        .flatMap(one -> one.findings().stream())
                        .map(Finding::headline))
                .anyMatch(text -> text.contains(call)
                        && text.matches(".*no answer in 1 s, while it answered ping after \\d+ ms"));
    }

    @Test
    void aListThatStaysUnansweredLeavesNothingUnclaimed() throws Exception {
        List<Event> events = run(ShellServer.deaf(scratch, "tools/list"), "", List.of());

        assertThat(all(events, RequirementJudged.class))
                .noneMatch(one -> one.verdict() == Verdict.NOT_CLAIMED
                        && one.role().equals("server")
                        && !one.reason().contains("server.stdio"));
        RunFinished end = all(events, RunFinished.class).get(0);
        assertThat(end.exitCode()).isEqualTo(3);
        assertThat(end.headline())
                .contains("tools/list: no answer in 1 s, while it answered ping after ")
                .doesNotContain("no tool of the four protocols");
    }
}
