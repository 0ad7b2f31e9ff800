package org.contexttck.reports;

import java.util.List;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.FailureKnown;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.KnownState;
import org.contexttck.reports.event.Measured;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.ReadingCited;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.ScenarioStep;
import org.contexttck.reports.event.Series;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.event.TargetUnreachable;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;

/** A run in which one text turns up wherever a target can put one. */
public final class Hostile {

    private Hostile() {}

    public static Report everywhere(String text) {
        Excerpt raw = new Excerpt(1, ExcerptDirection.RECEIVED, text);
        Excerpt inside = new Excerpt(
                2, ExcerptDirection.RECEIVED, "{\"result\":{\"a\":[\"" + text.replace("\"", "\\\"") + "\"]}}");
        Finding finding =
                new Finding("X-01", text, text, text, text, "/a/0", text, text, List.of(1L, 2L), List.of(raw, inside));
        ScenarioFinished scenario = new ScenarioFinished(
                "x/y:1",
                ScenarioKind.SCENARIO,
                text,
                1,
                text,
                List.of("X-01"),
                Outcome.BROKE,
                1,
                1,
                text,
                List.of(finding, finding),
                text,
                List.of(
                        new ScenarioStep(text, Outcome.HELD, 1, List.of(new ScenarioStep.SeenMessage(text, 1))),
                        new ScenarioStep(text, Outcome.BROKE, 0, List.of())),
                text);
        RunStarted start = (RunStarted) Runs.events("passing").get(0);
        List<Event> events = List.of(
                new RunStarted(
                        1,
                        start.time(),
                        start.kit(),
                        new Product(text, text),
                        "server",
                        List.of("x"),
                        "",
                        "",
                        "",
                        "./run",
                        "",
                        0),
                new TargetReached("server", "", "stdio", text, text, new Product(text, text)),
                new TargetReached("client", text, text, text, text, new Product(text, text)),
                new TargetUnreachable("gateway", text, text, text, text),
                new Measured(
                        "x/y:1",
                        text,
                        text,
                        List.of(text, text),
                        List.of(new Series(text, List.of(1L, 2L)), new Series(text, List.of(0L, Long.MAX_VALUE)))),
                scenario,
                new ReadingCited("R1", "x", text, text, text),
                judged("X-01", Verdict.FAILED, text),
                judged("X-02", Verdict.WARNED, text),
                judged("X-03", Verdict.BLOCKED, text),
                judged("X-04", Verdict.NOT_CLAIMED, text),
                judged("X-05", Verdict.INCONCLUSIVE, text),
                judged("X-06", Verdict.ERROR, text),
                new FailureKnown("X-01", text, text, text, "", KnownState.KNOWN),
                new FailureKnown("X-02", text, text, text, "2026-01-01", KnownState.STALE));
        return Reports.from(events);
    }

    public static Report unreachable(String text) {
        return Reports.from(
                List.of(Runs.events("passing").get(0), new TargetUnreachable("server", "", "", text, text)));
    }

    private static RequirementJudged judged(String id, Verdict verdict, String text) {
        return new RequirementJudged(
                id,
                "x",
                "server",
                "MUST",
                "source",
                "It holds.",
                verdict,
                1,
                text,
                List.of("R1", "R2"),
                List.of("x/y:1"),
                text,
                text);
    }
}
