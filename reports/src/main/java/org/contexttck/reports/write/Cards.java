package org.contexttck.reports.write;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;

/** Says what falls short, in the same words for every form of report. */
final class Cards {

    private static final String FLAKY = "flaky: ";

    private final Report report;
    private final String place;

    /**
     * @param place put before the path of a transcript; empty, or ends with a slash
     */
    Cards(Report report, String place) {
        this.report = report;
        this.place = place;
    }

    Card of(RequirementResult r) {
        List<Card.Field> fields = new ArrayList<>();
        add(fields, "says", r.judged().says(), 2);
        if (r.findings().isEmpty()) {
            add(fields, "scenario", scenarios(r), 5);
            add(fields, "because", r.judged().reason(), 1);
            add(
                    fields,
                    "stderr",
                    report.complaint(r.judged().transcript(), r.judged().reason()),
                    2);
            add(fields, "exchange", exchange(r.judged().transcript(), List.of()), 0);
        } else {
            ShownFinding shown = r.findings().get(0);
            Finding first = shown.finding();
            add(fields, "scenario", shown.scenario().name(), 5);
            add(fields, "expected", first.expected(), 3);
            add(fields, "but was", first.seen(), 1);
            add(fields, "at", at(first), 6);
            add(fields, "because", isFlaky(r) ? r.judged().reason() : "", 1);
            add(fields, "stderr", stderr(report, transcript(r, shown), first), 2);
            add(fields, "look at", first.cause(), 4);
            add(fields, "also", also(r), 7);
            add(fields, "exchange", exchange(transcript(r, shown), first.messages()), 0);
        }
        add(fields, "again", again(r), 0);
        return new Card(r.id() + " (" + r.judged().level() + ") " + headline(r), List.copyOf(fields));
    }

    /** What is wrong, one line. */
    static String headline(RequirementResult r) {
        if (r.findings().isEmpty()) {
            return switch (r.judged().verdict()) {
                case WARNED -> isFlaky(r) ? FLAKY + "did not hold at first" : "does not hold";
                case ERROR -> "the kit failed while checking this";
                case INCONCLUSIVE -> "nothing that bears on this was seen";
                case BLOCKED -> "could not be tried";
                default -> "does not hold";
            };
        }
        return (isFlaky(r) ? FLAKY : "") + headline(r.findings().get(0).finding());
    }

    /** Whether what is wrong was gone when it was tried again. */
    private static boolean isFlaky(RequirementResult r) {
        return r.judged().verdict() == Verdict.WARNED
                && r.scenarios().stream().anyMatch(one -> one.outcome() == Outcome.FLAKY)
                && r.scenarios().stream().noneMatch(one -> one.outcome() == Outcome.BROKE);
    }

    static String headline(Finding finding) {
        boolean named = finding.subject().isEmpty() || finding.headline().contains(finding.subject());
        return named ? finding.headline() : finding.subject() + ": " + finding.headline();
    }

    /**
     * The command that shows it again: the case of an exploration, or just the scenarios of a requirement, or everything, if
     * what was found came with calls that others made. Empty if the run does not say how it was started.
     */
    String again(RequirementResult r) {
        boolean byOthers = !report.ofRecordings()
                && r.findings().stream()
                        .findFirst()
                        .filter(first -> first.scenario().kind() == ScenarioKind.AUDIT)
                        .isPresent();
        String code = r.findings().stream()
                .findFirst()
                .map(shown -> shown.scenario().caseCode())
                .orElse("");
        if (byOthers && code.isEmpty()) {
            return again(report);
        }
        String chosen = " --only " + r.id() + (code.isEmpty() ? "" : " --case " + code);
        return report.rerun().isEmpty() ? "" : report.rerun() + chosen;
    }

    /** The command that starts the whole run again, with its choice; empty if the run does not say how it was started. */
    static String again(Report report) {
        if (report.rerun().isEmpty() || report.only().isEmpty()) {
            return report.rerun();
        }
        String only = report.only();
        return report.rerun() + " --only "
                + (only.matches("[A-Za-z0-9_.,@-]+") ? only : "'" + only.replace("'", "'\\''") + "'");
    }

    static String transcript(RequirementResult r, ShownFinding finding) {
        return finding.transcript().isEmpty() ? r.judged().transcript() : finding.transcript();
    }

    static String at(Finding finding) {
        return finding.value().isEmpty() ? finding.pointer() : (finding.pointer() + " = " + finding.value()).strip();
    }

    /** @param word what the numbers count, such as {@code message} */
    static String numbered(String word, List<Long> orders) {
        String numbers = orders.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return orders.isEmpty() ? "" : word + (orders.size() == 1 ? " " : "s ") + numbers;
    }

    /** A transcript of the kit counts its messages; where a recording has one is found by its line. */
    static String word(Report report) {
        return report.ofRecordings() ? "line" : "message";
    }

    /** What a program complained of that has ended. */
    static String stderr(Report report, String transcript, Finding finding) {
        return report.complaint(transcript, finding.seen() + " " + finding.headline());
    }

    private String exchange(String transcript, List<Long> orders) {
        String messages = numbered(word(report), orders);
        String path = transcript.isEmpty() || report.ofRecordings() ? transcript : place + transcript;
        return path.isEmpty() || messages.isEmpty() ? path + messages : path + ", " + messages;
    }

    private static String scenarios(RequirementResult r) {
        return r.scenarios().stream().map(ScenarioFinished::name).distinct().collect(Collectors.joining("; "));
    }

    private static String also(RequirementResult r) {
        int more = r.findings().size() - 1 + r.findingsLeft();
        if (more == 0) {
            return "";
        }
        String next = r.findings().size() > 1 ? headline(r.findings().get(1).finding()) : "see the transcript";
        return more == 1 ? next : "(" + more + " more) " + next;
    }

    private static void add(List<Card.Field> fields, String label, String text, int weight) {
        if (!text.isEmpty()) {
            fields.add(new Card.Field(label, text, weight));
        }
    }
}
