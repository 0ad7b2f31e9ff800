package org.contexttck.reports.write;

import java.util.Optional;
import java.util.function.Predicate;
import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.viewer.TranscriptLinks;

/** What a passed row opens to: its scenarios, what each step of them saw, and on which connection. */
final class HtmlObserved {

    private static final int MOST = 20;

    private final Report report;
    private final Predicate<String> there;
    private final Html html;
    private final HtmlSteps steps;

    HtmlObserved(Report report, Predicate<String> there, Html html) {
        this.report = report;
        this.there = there;
        this.html = html;
        this.steps = new HtmlSteps(html);
    }

    void write(RequirementResult r) {
        boolean shown = r.judged().verdict() == Verdict.PASSED
                && !r.scenarios().isEmpty()
                && CardSize.at(html.length()) != CardSize.NONE;
        if (!shown) {
            return;
        }
        int count = r.scenarios().size();
        html.open("details", "class", "observed")
                .leaf("summary", count == 1 ? "one scenario" : count + " scenarios")
                .line();
        r.scenarios().stream().limit(MOST).forEach(this::scenario);
        if (count > MOST) {
            html.leaf("p", (count - MOST) + " more scenarios are in report.json.", "class", "label")
                    .line();
        }
        html.close();
    }

    private void scenario(ScenarioFinished s) {
        String seen = s.observations() == 0 ? s.outcome().text() : s.observations() + " seen";
        html.open("p").text(Bounds.cut(s.name(), Bounds.NAME)).text(" ");
        html.open("span", "class", "label").text(seen);
        if (!s.transcript().isEmpty()) {
            String name = Bounds.cut(TranscriptLinks.name(s.transcript()), Bounds.NAME);
            html.text(", first on ");
            page(s.transcript()).ifPresentOrElse(link -> html.leaf("a", name, "href", link), () -> html.text(name));
        }
        html.close().close().line();
        if (!s.steps().isEmpty() && CardSize.at(html.length()) == CardSize.FULL) {
            steps.list(s.steps(), this::page);
        }
    }

    private Optional<String> page(String transcript) {
        return Optional.of(transcript)
                .filter(path -> !report.ofRecordings() && there.test(path))
                .flatMap(TranscriptLinks::page);
    }
}
