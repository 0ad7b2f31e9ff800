package org.contexttck.harness.spec;

import org.contexttck.reports.page.Html;

/** All schemas by folder. */
final class SchemasPage {

    private final Spec spec;

    SchemasPage(Spec spec) {
        this.spec = spec;
    }

    void write(Html html) {
        html.leaf("h1", "Schemas").line();
        html.leaf(
                        "p",
                        "What goes over the wire, as JSON Schemas of the draft 2020-12, with vectors that say what is valid"
                                + " and what is not. They need neither the kit nor Java.",
                        "class",
                        "lead")
                .line();
        for (String folder : SchemaFile.folders(spec.sources())) {
            html.open("section")
                    .open("h2")
                    .leaf("a", folder, "href", PageNames.schemas(folder))
                    .close();
            html.open("ul", "class", "columns").line();
            SchemaFile.in(spec.sources(), folder).forEach(file -> {
                html.open("li").leaf("a", file.title(), "href", PageNames.schemas(folder) + "#" + file.name());
                html.close().line();
            });
            html.close().close().line();
        }
    }
}
