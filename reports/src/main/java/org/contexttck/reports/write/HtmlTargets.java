package org.contexttck.reports.write;

import java.util.List;
import org.contexttck.reports.event.TargetReached;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.Target;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.Bounds;

/** What was tested, and what could not be reached. */
final class HtmlTargets {

    private static final String MCP = "[0-9]{4}-[0-9]{2}-[0-9]{2}";

    private static final int ADDRESS = 240;

    private final Report report;
    private final Html html;

    HtmlTargets(Report report, Html html) {
        this.report = report;
        this.html = html;
    }

    /** One or more rows of the list of facts. */
    void facts() {
        List<Target> targets = report.targets();
        if (targets.size() == 1) {
            Target target = targets.get(0);
            fact("Target", address(target), "code");
            fact("Calls itself", target.server().text(), "");
            fact("Speaks", speaks(target), "");
            return;
        }
        targets.forEach(this::several);
    }

    /** A section for what was not reached, unless the headline says it all. */
    void unreachable() {
        List<Target> missing = report.targets().stream()
                .filter(t -> !t.reached())
                .filter(t -> report.targets().size() > 1
                        || !report.headline().contains(t.reason())
                        || !t.stderrTail().isBlank())
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        html.open("section", "class", "unreachable").line();
        html.leaf("h2", missing.size() == 1 ? "The target was not reached" : "Targets that were not reached")
                .line();
        for (Target target : missing) {
            boolean said = report.headline().contains(target.reason());
            if (report.targets().size() > 1 || !said) {
                String name = report.targets().size() > 1 ? name(target) + ": " : "";
                html.leaf("p", name + target.reason()).line();
            }
            if (!target.stderrTail().isBlank()) {
                html.leaf("p", "The last it wrote to standard error:", "class", "label");
                html.open("pre", "tabindex", "0")
                        .block(target.stderrTail().strip())
                        .close()
                        .line();
            }
        }
        html.close().line();
    }

    private void several(Target target) {
        html.open("div").leaf("dt", name(target)).open("dd");
        html.leaf("span", address(target), "class", "code");
        String more = target.reached() ? (target.server().text() + " " + speaks(target)).strip() : "not reached";
        if (!more.isEmpty()) {
            html.leaf("small", more);
        }
        html.close().close().line();
    }

    /** Head and tail of a long command line; report.json has it whole. */
    private static String address(Target target) {
        return Bounds.middle(target.address(), ADDRESS);
    }

    private static String name(Target target) {
        String name = target.way().isEmpty() ? target.role() : target.role() + ", " + target.way();
        return name.isEmpty() ? "Target" : name;
    }

    static String speaks(Target target) {
        if (target.revision().isEmpty()) {
            return "";
        }
        String protocol = target.revision().matches(MCP) ? "MCP " : "";
        boolean recorded = target.transport().equals(TargetReached.RECORDING);
        return protocol + target.revision() + (recorded ? ", recorded" : " over " + target.transport());
    }

    private void fact(String label, String text, String style) {
        if (!text.isEmpty()) {
            html.open("div")
                    .leaf("dt", label)
                    .leaf("dd", text, "class", style)
                    .close()
                    .line();
        }
    }
}
