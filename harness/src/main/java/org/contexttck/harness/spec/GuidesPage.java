package org.contexttck.harness.spec;

import java.util.List;
import java.util.Optional;
import org.contexttck.reports.page.Html;

/** The pages written in Markdown, and the list of them. */
final class GuidesPage {

    private final Spec spec;

    GuidesPage(Spec spec) {
        this.spec = spec;
    }

    void write(Html html) {
        html.leaf("h1", "Guides").line();
        list(html, spec.guides().stream().filter(Guide::leads).toList());
        html.leaf("h2", "To look up").line();
        list(html, spec.guides().stream().filter(guide -> !guide.leads()).toList());
    }

    private static void list(Html html, List<Guide> guides) {
        html.open("ul").line();
        for (Guide guide : guides) {
            html.open("li")
                    .leaf("a", guide.title(), "href", guide.page())
                    .close()
                    .line();
        }
        html.close().line();
    }

    void proposals(Html html) {
        html.open("div", "class", "guide").line();
        new MarkdownHtml(spec.anchors(), link -> Optional.empty()).write(html, Proposals.markdown(spec.sources()));
        html.close().line();
    }

    void guide(Html html, Guide guide) {
        SiteLinks links = new SiteLinks(spec);
        List<MarkdownHtml.Outlined> parts = MarkdownHtml.outline(guide.text()).stream()
                .filter(it -> it.level() == 2)
                .toList();
        if (parts.size() > 2) {
            html.open("nav", "class", "toc", "aria-label", "On this page").line();
            parts.forEach(
                    it -> html.leaf("a", it.text(), "href", "#" + it.anchor()).line());
            html.close().line();
        }
        html.open("div", "class", "guide").line();
        new MarkdownHtml(spec.anchors(), link -> links.find(guide.path(), link)).write(html, guide.text());
        html.close().line();
    }
}
