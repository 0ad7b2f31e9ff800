package org.contexttck.harness.check;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.CitedReadings;
import org.contexttck.harness.run.KitVersion;
import org.contexttck.harness.run.Selection;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.harness.verdict.Judge;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.Verdict;

/** What recordings come to, as the events of a report: those of a run in which nothing was asked and all was heard. */
final class CheckEvents {

    /** What no profile has to say, since a recording shows it. */
    private static final Set<Claim> SHOWN = Set.of(
            Claim.SERVER_ON_STDIO, Claim.CLIENT_SPEAKS_MCP, Claim.CLIENT_OF_TWO_SERVERS, Claim.PARTICIPANT_WITH_DRIVER);

    private final Catalogue catalogue;
    private final CheckRequest request;
    private final CheckTotals totals;
    private final List<Role> roles;

    CheckEvents(Catalogue catalogue, CheckRequest request, CheckTotals totals) {
        this.catalogue = catalogue;
        this.request = request;
        this.totals = totals;
        this.roles = List.copyOf(totals.roles());
    }

    List<Event> all(Instant started) {
        List<Event> events = new ArrayList<>();
        events.add(start(started));
        roles.forEach(role -> events.add(target(role)));
        events.add(ReadSummary.event(roles.get(0), request.recordings(), totals));
        Judge judge = new Judge(this::applies);
        List<RequirementJudged> judged = new ArrayList<>();
        for (Requirement one : rows()) {
            List<ScenarioFinished> places = RequirementOutcome.of(one, row(one));
            events.addAll(places);
            judged.add(judge.judge(one, places));
        }
        events.addAll(judged);
        events.addAll(CitedReadings.of(catalogue, judged));
        events.add(end(judged, started));
        return events;
    }

    /** What is on standard output is not seen where all went over HTTP. */
    private Optional<CheckTotals.Row> row(Requirement requirement) {
        boolean stdio = requirement.claims().contains(Claim.SERVER_ON_STDIO);
        return totals.of(requirement.id()).filter(row -> !stdio || !totals.onlyHttp());
    }

    private List<Requirement> rows() {
        Selection selection = Selection.of(catalogue, request.only(), List.of(Role.values()));
        return catalogue.all().stream()
                .filter(one -> roles.contains(one.role()) && selection.names(one))
                .toList();
    }

    /** Without a profile nobody has said what is not claimed. */
    private boolean applies(Requirement requirement) {
        return request.profile()
                .map(profile -> requirement.applies(
                        claim -> SHOWN.contains(claim) || profile.claims().claimed(claim)))
                .orElse(true);
    }

    private RunStarted start(Instant started) {
        return new RunStarted(
                RunStarted.FORMAT,
                started,
                new Kit(
                        "context-tck",
                        KitVersion.text(),
                        System.getProperty("java.version"),
                        System.getProperty("os.name") + " " + System.getProperty("os.arch")),
                implementation(),
                roles.stream().map(Role::text).collect(Collectors.joining(", ")),
                request.profile().map(profile -> profile.claims().protocols()).orElse(List.of()),
                String.join(",", request.only()),
                catalogue.digest(),
                request.profile().map(Profile::digest).orElse(""),
                request.again(),
                "",
                request.profile().map(profile -> profile.secrets().count()).orElse(0));
    }

    /** As the profile has it, or as the server has said; a recording of others has no name. */
    private Product implementation() {
        return request.profile()
                .map(profile -> new Product(
                        profile.implementation().name(),
                        profile.implementation().version()))
                .or(() -> totals.introduction().flatMap(ServerIdentity::server))
                .orElseGet(() -> new Product("unnamed", ""));
    }

    private TargetReached target(Role role) {
        boolean server = role == Role.SERVER;
        Optional<ServerIdentity> introduction = totals.introduction().filter(one -> server);
        return new TargetReached(
                role.text(),
                "",
                TargetReached.RECORDING,
                request.recordings().stream().map(TraceSource::name).collect(Collectors.joining(", ")),
                introduction.map(ServerIdentity::revision).orElse(""),
                introduction.flatMap(ServerIdentity::server).orElse(Product.UNKNOWN));
    }

    private RunFinished end(List<RequirementJudged> judged, Instant started) {
        List<RequirementJudged> shown = judged.stream()
                .filter(one -> one.verdict() != Verdict.INCONCLUSIVE)
                .toList();
        RunVerdict verdict = Judge.overall(shown, request.strict());
        Instant now = Instant.now();
        return new RunFinished(
                now,
                Duration.between(started, now).toMillis(),
                verdict,
                CheckHeadline.of(implementation(), request.recordings().size(), roles, verdict, judged),
                Judge.exitCode(verdict),
                Judge.count(judged),
                List.of());
    }
}
