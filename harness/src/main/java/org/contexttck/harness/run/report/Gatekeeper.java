package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.FlakyList;
import org.contexttck.reports.baseline.Baseline;
import org.contexttck.reports.baseline.Gate;
import org.contexttck.reports.baseline.GateResult;
import org.contexttck.reports.baseline.KnownFailure;
import org.contexttck.reports.baseline.PassShare;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunFinished;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.RunVerdict;

/** Decides what a run or a check ends with for a gate, by what is known of the implementation. Verdicts stay what they are. */
public final class Gatekeeper {

    private static final int NOT_CONFORMING = 1;

    private final GateRequest request;
    private final Baseline baseline;
    private final List<KnownFailure> flaky;

    private Gatekeeper(GateRequest request, Baseline baseline, List<KnownFailure> flaky) {
        this.request = request;
        this.baseline = baseline;
        this.flaky = flaky;
    }

    /**
     * Reads the files that the request names.
     *
     * @throws ProfileException if one of them cannot be read; one that is to be blessed need not be there yet
     */
    public static Gatekeeper of(GateRequest request) throws ProfileException {
        Optional<Path> file = request.baseline().filter(path -> !request.bless() || Files.exists(path));
        Baseline baseline = file.isPresent() ? BaselineFile.read(file.get()) : new Baseline(List.of());
        List<KnownFailure> flaky = request.flaky().isPresent()
                ? BaselineFile.read(request.flaky().get()).known()
                : List.of();
        return new Gatekeeper(
                request, baseline, flaky.stream().map(Gatekeeper::asFlaky).toList());
    }

    private static KnownFailure asFlaky(KnownFailure one) {
        return new KnownFailure(one.requirement(), one.scenario(), one.tool(), one.reason(), one.expires(), true);
    }

    /** What is to be tried again when it does not hold. */
    FlakyList flaky() {
        return new FlakyList(
                known(baseline).known().stream().filter(KnownFailure::flaky).toList());
    }

    /**
     * Decides, and writes the baseline if that is asked for.
     *
     * @param events of a whole run
     * @param today the day against which entries expire
     * @throws IOException if the baseline cannot be written; its message is one line with the file and the reason
     */
    public GateDecision judge(List<Event> events, boolean strict, LocalDate today) throws IOException {
        RunFinished end = only(events, RunFinished.class);
        if (end.verdict() == RunVerdict.UNREACHABLE || end.verdict() == RunVerdict.ERROR) {
            List<String> lines = request.bless()
                    ? List.of("nothing was blessed: " + request.baseline().orElseThrow() + " is as it was")
                    : List.of();
            return new GateDecision(end.exitCode(), List.of(), lines);
        }
        List<String> lines = new ArrayList<>();
        Gate gate = new Gate(known(baseline), events, today);
        if (request.bless()) {
            Baseline blessed = new Baseline(gate.blessed("").known().stream()
                    .filter(one -> !flaky.contains(one))
                    .toList());
            gate = new Gate(known(blessed), events, today);
            lines.addAll(bless(blessed, only(events, RunStarted.class), today));
        }
        GateResult result = gate.result(strict);
        lines.addAll(request.bless() ? List.of() : result.lines());
        boolean untouched = result.events().isEmpty();
        int code = underShare(untouched ? end.exitCode() : result.exitCode(), events, strict, lines);
        if (code != end.exitCode()) {
            lines.add("the verdict stays as it is; for the gate the exit code is " + code + " instead of "
                    + end.exitCode());
        }
        return new GateDecision(code, result.events(), lines);
    }

    private Baseline known(Baseline of) {
        return new Baseline(Stream.concat(of.known().stream(), flaky.stream()).toList());
    }

    private List<String> bless(Baseline blessed, RunStarted start, LocalDate today) throws IOException {
        Path file = request.baseline().orElseThrow();
        BaselineFile.write(file, blessed, start.implementation().text());
        List<KnownFailure> expired = baseline.known().stream()
                .filter(one -> one.expired(today) && blessed.known().contains(one.unlimited()))
                .toList();
        List<KnownFailure> fresh = blessed.known().stream()
                .filter(one -> !baseline.known().contains(one))
                .filter(one -> expired.stream().noneMatch(old -> old.unlimited().equals(one)))
                .toList();
        int kept = blessed.known().size() - fresh.size();
        int gone = baseline.known().size() - kept;
        List<String> lines = new ArrayList<>();
        lines.add("wrote " + file + ": " + kept + " kept, " + fresh.size() + " new, " + gone + " taken out");
        expired.forEach(one -> lines.add("had expired: " + one.text() + " was put up with until "
                + one.expires().orElseThrow() + "; it is kept without a day: " + one.reason()));
        if (!fresh.isEmpty()) {
            lines.add("say in its \"reason\" why this is put up with, before the file can be used: "
                    + fresh.stream().map(KnownFailure::text).collect(Collectors.joining(", ")));
        }
        return lines;
    }

    /** With a baseline both have to be so; without one, the share decides what the failures would. */
    private int underShare(int code, List<Event> events, boolean strict, List<String> lines) {
        PassShare share = PassShare.in(all(events, RequirementJudged.class), strict);
        if (request.failUnder().isEmpty() || share.of() == 0) {
            return code;
        }
        boolean under = share.under(request.failUnder().get());
        lines.add(share.text() + "; " + request.failUnder().get().toPlainString() + " % are asked for");
        if (under) {
            return NOT_CONFORMING;
        }
        return request.baseline().isPresent() || code == Gate.STALE ? code : 0;
    }

    private static <E extends Event> E only(List<Event> events, Class<E> type) {
        return all(events, type).get(0);
    }

    private static <E extends Event> List<E> all(List<Event> events, Class<E> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }
}
