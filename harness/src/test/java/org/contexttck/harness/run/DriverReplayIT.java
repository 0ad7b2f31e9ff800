package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs by way of drivers, recorded with what is right and what is wrong, and graded again from the record. */
@Execution(ExecutionMode.CONCURRENT)
class DriverReplayIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    /** What it shows takes as long as all the rest, and is of the same kind. */
    private static final String NO_FLOOD = "not @flood";

    private static final String CLAIMS = "org/contexttck/reference/reference.profile.yaml";

    @TempDir
    Path folder;

    private TapedRun record(Profile profile, int jobs, String... only) throws Exception {
        RunRequest request = new RunRequest(profile, List.of(only), false, jobs, folder, "");
        return TapedRun.record(request, Bench.inside(APP.embedded()), folder);
    }

    private static Profile profile(String section) throws Exception {
        String limits = "\nlimits: {connect: 5s, answer: 1s}\n";
        return Profiles.parse("replayed", APP.text(CLAIMS) + "\n" + section + limits, name -> Optional.empty());
    }

    private static Profile client(Subject subject) throws Exception {
        return profile("driver: {command: " + command(subject, "driver") + "}");
    }

    private static Profile participant(Subject subject) throws Exception {
        return profile("participant: {driver: {command: " + command(subject, "participant") + "}}");
    }

    private static String command(Subject subject, String what) {
        var words = Json.array().add(EmbeddedReference.COMMAND);
        subject.arguments(List.of(what)).forEach(words::add);
        return Json.write(words);
    }

    private static Subject subject(String kind, String name) {
        return switch (kind) {
            case "broken" -> Subject.broken(name);
            case "null" -> Subject.nullPeer(name);
            default -> Subject.reference();
        };
    }

    /** All that scenarios came to, and measured, but how long they took. */
    private static List<String> found(List<Event> events) {
        return events.stream()
                .filter(event -> event instanceof ScenarioFinished || event instanceof Measured)
                .map(event -> event instanceof ScenarioFinished one
                        ? String.join(
                                " ",
                                one.key(),
                                one.outcome().text(),
                                "" + one.observations(),
                                one.reason(),
                                one.transcript(),
                                one.findings().toString())
                        : event.toString())
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    private static void isSeenAgain(TapedRun run, int jobs) throws Exception {
        TapedRun.Played played = run.play(jobs);

        assertThat(played.differences()).isEmpty();
        assertThat(found(played.events())).isEqualTo(found(run.events()));
    }

    private static List<Outcome> outcomes(List<Event> events) {
        return events.stream()
                .filter(ScenarioFinished.class::isInstance)
                .map(event -> ((ScenarioFinished) event).outcome())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "reference,,                      HELD",
        "broken,    CollapsesNewest,      BROKE",
        "broken,    KeepsStructuredCopy,  BROKE",
        "broken,    ForgetsPairsOnResume, BROKE",
        "broken,    FailsOnNullMeta,      BROKE",
        "broken,    FailsOnIdleConsumption, BROKE",
    })
    void aClientIsSeenAgain(String kind, String name, Outcome outcome) throws Exception {
        TapedRun run = record(client(subject(kind, name)), 2);

        assertThat(outcomes(run.events())).contains(outcome);
        isSeenAgain(run, 1);
        isSeenAgain(run, 2);
    }

    @ParameterizedTest
    @CsvSource({"NeverAsksTheModel", "ClosesAtOnce", "PrintsGarbage", "Echoes", "ErrorsEverything"})
    void aClientThatCannotBeReachedIsNotReachedAgain(String name) throws Exception {
        TapedRun run = record(client(Subject.nullPeer(name)), 2);

        assertThat(outcomes(run.events())).doesNotContain(Outcome.HELD);
        isSeenAgain(run, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "reference,,                   HELD",
        "broken,    CountingContextIds, BROKE",
        "broken,    FailsOnContext,     BROKE",
        "broken,    WalksCyclesForever, BROKE",
        "broken,    SilentLimits,       BROKE",
        "null,      ParticipantAgrees,  BROKE",
    })
    void aParticipantIsSeenAgain(String kind, String name, Outcome outcome) throws Exception {
        TapedRun run = record(participant(subject(kind, name)), 2, NO_FLOOD);

        assertThat(outcomes(run.events())).contains(outcome);
        isSeenAgain(run, 1);
        isSeenAgain(run, 2);
    }

    @ParameterizedTest
    @CsvSource({"NeverAnswers", "ClosesAtOnce", "PrintsGarbage", "Echoes", "ErrorsEverything"})
    void aParticipantThatCannotBeReachedIsNotReachedAgain(String name) throws Exception {
        TapedRun run = record(participant(Subject.nullPeer(name)), 1, NO_FLOOD);

        assertThat(outcomes(run.events())).doesNotContain(Outcome.HELD);
        isSeenAgain(run, 1);
    }

    /** One answer is another than it was: the requirement that hangs on it does not hold any more. */
    @Test
    void whatIsChangedInTheRecordChangesTheVerdict() throws Exception {
        TapedRun.Played played = record(client(Subject.reference()), 1, "TC-C-02")
                .play(name -> true, "15 activity records", "15 other records");

        assertThat(played.differences())
                .anySatisfy(line ->
                        assertThat(line).startsWith("TC-C-02: the report says passed, the transcripts give failed"));
        assertThat(played.departures()).isEmpty();
    }

    @Test
    void whatAParticipantSaysInTheRecordIsJudged() throws Exception {
        TapedRun.Played played = record(participant(Subject.reference()), 1, "SC-P-10")
                .play(name -> true, "\"concluded\":true", "\"concluded\":false");

        assertThat(played.differences())
                .anySatisfy(line -> assertThat(line).contains("the report says passed, the transcripts give failed"));
    }
}
