package org.contexttck.harness.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.reports.certificate.Comparison;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.EventLogReader;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs by way of drivers, recorded with what is right and what is wrong, and graded again from the record. */
class DriverReplayIT {

    private static final ReferenceApp APP = ReferenceApp.installed();
    /** What it shows takes as long as all the rest, and is of the same kind. */
    private static final String NO_FLOOD = "not @flood";

    private static final String CLAIMS = "org/contexttck/reference/reference.profile.yaml";

    @TempDir
    Path folder;

    private Recording record(Profile profile, int jobs, String... only) throws Exception {
        RunRequest request = new RunRequest(profile, List.of(only), false, jobs, folder.resolve("report"), "");
        new ReportedRun(new PrintWriter(Writer.nullWriter()), new Console(false, false, 100))
                .execute(request, Bench.inside(APP.embedded()));
        return recording();
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

    private Recording recording() throws Exception {
        return Recording.read(folder.resolve("report")).get(0);
    }

    private List<Event> said() throws Exception {
        return EventLogReader.read(folder.resolve("report").resolve(ReportFolder.EVENTS));
    }

    private List<Event> again(Recording recording, int jobs) throws Exception {
        RunRequest request = recording.request(folder.resolve("again-" + jobs));
        Files.createDirectories(request.out());
        List<Event> events = Collections.synchronizedList(new ArrayList<>());
        new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, name -> {})
                .execute(
                        new RunRequest(request.profile(), request.only(), false, jobs, request.out(), ""),
                        recording.bench());
        return List.copyOf(events);
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

    private void isSeenAgain(int jobs) throws Exception {
        Recording recording = recording();
        List<Event> said = said();
        List<Event> again = again(recording, jobs);
        Comparison comparison = new Comparison(said, again);

        assertThat(comparison.verdicts()).isEmpty();
        assertThat(comparison.scenarios()).isEmpty();
        assertThat(recording.tape().departures()).isEmpty();
        assertThat(found(again)).isEqualTo(found(said));
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
        record(client(subject(kind, name)), 2);

        assertThat(outcomes(said())).contains(outcome);
        isSeenAgain(1);
        isSeenAgain(2);
    }

    @ParameterizedTest
    @CsvSource({"NeverAsksTheModel", "ClosesAtOnce", "PrintsGarbage", "Echoes", "ErrorsEverything"})
    void aClientThatCannotBeReachedIsNotReachedAgain(String name) throws Exception {
        record(client(Subject.nullPeer(name)), 2);

        assertThat(outcomes(said())).doesNotContain(Outcome.HELD);
        isSeenAgain(2);
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
        record(participant(subject(kind, name)), 2, NO_FLOOD);

        assertThat(outcomes(said())).contains(outcome);
        isSeenAgain(1);
        isSeenAgain(2);
    }

    @ParameterizedTest
    @CsvSource({"NeverAnswers", "ClosesAtOnce", "PrintsGarbage", "Echoes", "ErrorsEverything"})
    void aParticipantThatCannotBeReachedIsNotReachedAgain(String name) throws Exception {
        record(participant(Subject.nullPeer(name)), 1, NO_FLOOD);

        assertThat(outcomes(said())).doesNotContain(Outcome.HELD);
        isSeenAgain(1);
    }

    /** One answer is another than it was: the requirement that hangs on it does not hold any more. */
    @Test
    void whatIsChangedInTheRecordChangesTheVerdict() throws Exception {
        Recording recording = record(client(Subject.reference()), 1, "TC-C-02");
        Recording changed = new Recording(
                recording.profile(),
                recording.run(),
                tape(recording.tape(), raw -> raw.replace("15 activity records", "15 other records")),
                recording.times());

        Comparison comparison = new Comparison(said(), again(changed, 1));

        assertThat(comparison.verdicts())
                .anySatisfy(line ->
                        assertThat(line).startsWith("TC-C-02: the report says passed, the transcripts give failed"));
        assertThat(changed.tape().departures()).isEmpty();
    }

    @Test
    void whatAParticipantSaysInTheRecordIsJudged() throws Exception {
        Recording recording = record(participant(Subject.reference()), 1, "SC-P-10");
        Recording changed = new Recording(
                recording.profile(),
                recording.run(),
                tape(recording.tape(), raw -> raw.replace("\"concluded\":true", "\"concluded\":false")),
                recording.times());

        assertThat(new Comparison(said(), again(changed, 1)).verdicts())
                .anySatisfy(line -> assertThat(line).contains("the report says passed, the transcripts give failed"));
    }

    private static Tape tape(Tape recorded, UnaryOperator<String> change) {
        Map<String, List<TapeLine>> changed = new LinkedHashMap<>();
        recorded.reels()
                .forEach(reel -> changed.put(
                        reel.name(),
                        reel.lines().stream()
                                .map(line -> line.kind() == TapeLine.Kind.RECEIVED ? with(line, change) : line)
                                .toList()));
        return new Tape(changed);
    }

    private static TapeLine with(TapeLine line, UnaryOperator<String> change) {
        return new TapeLine(line.seq(), line.order(), line.kind(), change.apply(line.raw()), line.facts(), line.note());
    }
}
