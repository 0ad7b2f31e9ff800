package org.contexttck.harness.spec;

import org.contexttck.reports.page.Html;

/** Everything by name, one line each. The page is the index that the search looks through; without a script it is a list. */
final class SearchPage {

    private final Spec spec;

    SearchPage(Spec spec) {
        this.spec = spec;
    }

    void write(Html html) {
        html.leaf("h1", "Everything by name").line();
        html.leaf("p", "", "id", "found", "role", "status", "class", "quiet").line();
        html.open("ul", "id", "entries").line();
        spec.catalogue()
                .all()
                .forEach(it -> entry(
                        html,
                        PageNames.protocol(it.protocol()) + "#" + it.id(),
                        it.id(),
                        it.says(),
                        it.level() + " " + it.role().text() + " " + it.section()));
        spec.catalogue()
                .readings()
                .forEach(it ->
                        entry(html, PageNames.protocol(it.protocol()) + "#" + it.id(), it.id(), it.title(), "reading"));
        spec.cases().forEach(it -> entry(html, PageNames.CASES + "#" + it.id(), it.id(), it.says(), "field case"));
        for (String protocol : spec.catalogue().protocols()) {
            spec.text(protocol).stream()
                    .flatMap(text -> text.statements().stream())
                    .forEach(it -> entry(
                            html,
                            PageNames.coverage(protocol) + "#" + PageNames.slug(it.section()),
                            "statement",
                            it.says(),
                            String.join(" ", it.rows()) + " " + it.section()));
            spec.features(protocol).stream()
                    .flatMap(it -> it.scenarios().stream())
                    .forEach(it -> entry(html, it.href(), "scenario", it.name(), String.join(" ", it.ids())));
            spec.catalogue()
                    .byProtocol(protocol)
                    .forEach(row -> row.broken()
                            .forEach(it -> entry(
                                    html,
                                    PageNames.protocol(protocol) + "#" + row.id(),
                                    "variant",
                                    it.variant(),
                                    row.id())));
        }
        for (String folder : SchemaFile.folders(spec.sources())) {
            SchemaFile.in(spec.sources(), folder)
                    .forEach(it ->
                            entry(html, PageNames.schemas(folder) + "#" + it.name(), "schema", it.title(), it.path()));
        }
        spec.guides().forEach(guide -> guide(html, guide));
        html.close().line();
    }

    private static void guide(Html html, Guide guide) {
        entry(html, guide.page(), "guide", guide.title(), "");
        MarkdownHtml.outline(guide.text()).stream()
                .filter(it -> it.level() > 1)
                .forEach(it -> entry(html, guide.page() + "#" + it.anchor(), "guide", it.text(), guide.title()));
    }

    private static void entry(Html html, String href, String kind, String text, String about) {
        html.open("li").open("a", "href", href).leaf("b", kind).text(" " + text.strip());
        html.close().text(" ").leaf("small", about).close().line();
    }
}
