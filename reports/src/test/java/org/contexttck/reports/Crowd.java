package org.contexttck.reports;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.contexttck.reports.event.Outcome;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.ScenarioKind;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Reports;

/** A run in which very many requirements fail, each with three findings over several messages. */
public final class Crowd {

    private static final String MESSAGE =
            "{\"jsonrpc\":\"2.0\",\"id\":17,\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"finding must not be empty\"}],"
                    + "\"isError\":true,\"_meta\":{\"context\":{\"consumed\":true}},\"structuredContent\":{\"records\":["
                    + "{\"id\":1,\"name\":\"Web Dev\"},{\"id\":2,\"name\":\"Design\"},{\"id\":3,\"name\":\"Research\"}]}}}";

    private Crowd() {}

    public static Report of(int count) {
        return of(count, "a call that failed reports consumption");
    }

    public static Report of(int count, String text) {
        return Reports.from(events(count, text));
    }

    public static List<Event> events(int count, String text) {
        List<Event> run = Runs.events("shortfalls");
        List<Event> events = new ArrayList<>(run.subList(0, 2));
        for (int i = 0; i < count; i++) {
            String id = String.format("TC-S-%03d", i);
            String key = "transient-context/crowd:" + i;
            List<Excerpt> excerpt = List.of(
                    new Excerpt(
                            2 * i + 1,
                            ExcerptDirection.SENT,
                            "{\"jsonrpc\":\"2.0\",\"id\":17,\"method\":\"tools/call\"}"),
                    new Excerpt(
                            2 * i + 2, ExcerptDirection.RECEIVED, MESSAGE.replace("Web Dev", text.replace("\"", ""))));
            Finding finding = new Finding(
                    id,
                    "store_analysis_memory",
                    text,
                    "no consumed where the tool says isError",
                    "consumed is true beside isError: true",
                    "/result/_meta/context/consumed",
                    "true",
                    text,
                    List.of(2L * i + 1, 2L * i + 2),
                    excerpt);
            events.add(new ScenarioFinished(
                    key,
                    ScenarioKind.SCENARIO,
                    "features/transient-context/crowd.feature",
                    i,
                    "Call number " + i,
                    List.of(id),
                    Outcome.BROKE,
                    1,
                    i,
                    "",
                    List.of(finding, finding, finding),
                    "transcripts/crowd-" + i + ".jsonl"));
            events.add(new RequirementJudged(
                    id,
                    "transient-context",
                    "server",
                    "MUST",
                    "source",
                    "A consumer that fails never reports consumption, whatever else its result holds.",
                    Verdict.FAILED,
                    1,
                    "",
                    List.of("R2"),
                    List.of(key),
                    "transcripts/crowd-" + i + ".jsonl"));
        }
        events.add(run.get(run.size() - 1));
        return events;
    }
}
