package org.contexttck.reports.event;

import java.util.Comparator;
import java.util.List;
import org.contexttck.reports.text.Addition;

/**
 * A scenario or an audit came to its end.
 *
 * @param key what no other scenario of the run has
 * @param kind scenario or audit
 * @param feature the file
 * @param line the line in that file, 0 if there is none
 * @param name what it is called
 * @param requirements the ids that it bears on
 * @param outcome how it ended
 * @param observations how often it saw something that bears on them
 * @param durationMillis how long it took
 * @param reason why it was blocked, inconclusive, flaky or an error; else empty
 * @param findings what broke
 * @param transcript path of the transcript, relative to the report; may be empty
 * @param steps what became of each step; none for an audit
 * @param began when it began, an instant in UTC; empty for an audit, and where the kit is older
 */
public record ScenarioFinished(
        String key,
        ScenarioKind kind,
        String feature,
        int line,
        String name,
        List<String> requirements,
        Outcome outcome,
        int observations,
        long durationMillis,
        String reason,
        List<Finding> findings,
        String transcript,
        @Addition List<ScenarioStep> steps,
        @Addition String began)
        implements Event {

    /** By feature, line and key: the order in which the scenarios of a requirement are told. */
    public static final Comparator<ScenarioFinished> BY_PLACE = Comparator.comparing(
                    (ScenarioFinished one) -> one.feature().isEmpty())
            .thenComparing(ScenarioFinished::feature)
            .thenComparing(ScenarioFinished::line)
            .thenComparing(ScenarioFinished::key);

    private static final String CASE = "case/";

    /** The key of a case that exploration found. @param code draws it again @param requirement what it breaks */
    public static String keyOfCase(String code, String requirement) {
        return CASE + requirement + "/" + code;
    }

    /** The code that draws it again, if it is a case that exploration found; else empty. */
    public String caseCode() {
        return key.startsWith(CASE) ? key.substring(key.lastIndexOf('/') + 1) : "";
    }

    /** Of an audit, which has neither steps nor a begin. */
    public ScenarioFinished(
            String key,
            ScenarioKind kind,
            String feature,
            int line,
            String name,
            List<String> requirements,
            Outcome outcome,
            int observations,
            long durationMillis,
            String reason,
            List<Finding> findings,
            String transcript) {
        this(
                key,
                kind,
                feature,
                line,
                name,
                requirements,
                outcome,
                observations,
                durationMillis,
                reason,
                findings,
                transcript,
                List.of(),
                "");
    }

    /** Copies the lists. */
    public ScenarioFinished {
        requirements = List.copyOf(requirements);
        findings = List.copyOf(findings);
        steps = List.copyOf(steps);
    }
}
