package org.contexttck.reports.model;

import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.reports.event.ClaimPlace;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.StderrWritten;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.event.WayTried;

/**
 * The report of one run. {@link Reports} makes it from events.
 *
 * @param format version of this form of report, always 1
 * @param verdict what the run comes to
 * @param headline the verdict in one sentence
 * @param exitCode what the command ended with
 * @param started when the run started
 * @param finished when it ended; the start if it was broken off
 * @param durationMillis how long it took
 * @param kit what ran
 * @param implementation what was tested, as its profile names it
 * @param role which sides were tested
 * @param protocols what the profile claims
 * @param only the choice of requirements asked for; empty for all
 * @param catalogueDigest digest of the catalogue
 * @param profileDigest digest of the profile
 * @param rerun the command that starts this run again
 * @param secretsHidden how many secret values were being replaced
 * @param target the first of the targets
 * @param targets what was tested, and whether it could be: one entry for each role and way
 * @param totals how many requirements got each verdict
 * @param blocked what was not there, one entry for each cause
 * @param requirements one entry for each requirement judged, in the order judged
 * @param unjudged findings for requirements that were never judged, because the run was broken off
 * @param readings the readings that requirements here rest on, as far as the run told them
 * @param known what a baseline of known failures says about the run
 * @param measurements numbers that were taken down
 * @param tried what was to be tried and what was, one entry for each role and way
 * @param classes the conformance classes of which a requirement was judged
 * @param stderr what programs of the target wrote to standard error, one entry for each transcript
 * @param claimed where the profile claims what requirements are about
 */
public record Report(
        int format,
        RunVerdict verdict,
        String headline,
        int exitCode,
        Instant started,
        Instant finished,
        long durationMillis,
        Kit kit,
        Product implementation,
        String role,
        List<String> protocols,
        String only,
        String catalogueDigest,
        String profileDigest,
        String rerun,
        int secretsHidden,
        Target target,
        List<Target> targets,
        Map<Verdict, Integer> totals,
        List<BlockedCause> blocked,
        List<RequirementResult> requirements,
        List<ShownFinding> unjudged,
        List<ReadingCited> readings,
        List<FailureKnown> known,
        List<Measured> measurements,
        List<WayTried> tried,
        List<ClassGrade> classes,
        List<StderrWritten> stderr,
        List<ClaimPlace> claimed) {

    private static final List<Verdict> SHORT =
            List.of(Verdict.FAILED, Verdict.ERROR, Verdict.WARNED, Verdict.INCONCLUSIVE);

    /** Copies the lists and completes the totals. */
    public Report {
        protocols = List.copyOf(protocols);
        totals = Verdict.complete(totals);
        blocked = List.copyOf(blocked);
        requirements = List.copyOf(requirements);
        unjudged = List.copyOf(unjudged);
        targets = List.copyOf(targets);
        readings = List.copyOf(readings);
        known = List.copyOf(known);
        measurements = List.copyOf(measurements);
        tried = List.copyOf(tried);
        stderr = List.copyOf(stderr);
        classes = List.copyOf(classes);
        claimed = List.copyOf(claimed);
    }

    /**
     * What a program complained of on standard error before it ended.
     *
     * @param transcript of the connection
     * @param text what was seen
     * @return empty if the text does not tell of its end, or tells the complaint itself
     */
    public String complaint(String transcript, String text) {
        return complaint(stderr, transcript, text);
    }

    static String complaint(List<StderrWritten> stderr, String transcript, String text) {
        return stderr.stream()
                .filter(one -> one.transcript().equals(transcript))
                .filter(one -> !one.end().isEmpty() && text.contains(one.end()))
                .map(StderrWritten::complaint)
                .filter(complaint -> !text.contains(complaint))
                .findFirst()
                .orElse("");
    }

    /** @return the protocols that have a requirement here, in order of appearance */
    public List<String> protocolsJudged() {
        return requirements.stream().map(r -> r.judged().protocol()).distinct().toList();
    }

    /** Whether nothing was asked: what is reported is what recordings of others show. */
    public boolean ofRecordings() {
        return target.transport().equals(TargetReached.RECORDING);
    }

    /** @return the requirements of one protocol */
    public List<RequirementResult> of(String protocol) {
        return requirements.stream()
                .filter(r -> r.judged().protocol().equals(protocol))
                .toList();
    }

    /** @return what falls short, worst first: failed, error, warned, inconclusive unless a recording does not show it */
    public List<RequirementResult> shortcomings() {
        return SHORT.stream()
                .filter(v -> v != Verdict.INCONCLUSIVE || !ofRecordings())
                .flatMap(v -> requirements.stream().filter(r -> r.judged().verdict() == v))
                .toList();
    }

    /** @return how many of some requirements got each verdict */
    public static Map<Verdict, Integer> count(Stream<RequirementResult> some) {
        Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
        some.forEach(r -> counts.merge(r.judged().verdict(), 1, Integer::sum));
        return Verdict.complete(counts);
    }
}
