package org.contexttck.harness.spec;

import org.contexttck.reports.write.Html;

/** The pages written in Markdown, and the list of them. */
final class GuidesPage {

    private final Spec spec;

    GuidesPage(Spec spec) {
        this.spec = spec;
    }

    void write(Html html) {
        html.leaf("h1", "Guides").line().open("ul").line();
        for (Guide guide : spec.guides()) {
            html.open("li")
                    .leaf("a", guide.title(), "href", guide.page())
                    .close()
                    .line();
        }
        html.close().line();
    }

    void guide(Html html, Guide guide) {
        SiteLinks links = new SiteLinks(spec);
        html.open("div", "class", "guide").line();
        new Markdown(spec.anchors(), link -> links.find(guide.path(), link)).write(html, guide.text());
        html.close().line();
    }
}
