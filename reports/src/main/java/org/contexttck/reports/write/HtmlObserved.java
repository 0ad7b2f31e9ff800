package org.contexttck.reports.write;

import org.contexttck.reports.event.ScenarioFinished;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;
import org.contexttck.reports.viewer.TranscriptLinks;

/** What a passed row opens to: its scenarios, what each step of them saw, and on which connection. */
final class HtmlObserved {

    private static final int MOST = 20;

    private final Html html;
    private final HtmlSteps steps;

    HtmlObserved(Html html) {
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
        String where = s.transcript().isEmpty() ? "" : ", first on " + TranscriptLinks.name(s.transcript());
        html.open("p").text(Bounds.cut(s.name(), Bounds.NAME)).text(" ");
        html.leaf("span", seen + Bounds.cut(where, Bounds.NAME), "class", "label")
                .close()
                .line();
        if (!s.steps().isEmpty()) {
            steps.list(s.steps());
        }
    }
}
