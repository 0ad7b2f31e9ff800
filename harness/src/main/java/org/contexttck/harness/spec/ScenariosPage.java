package org.contexttck.harness.spec;

import org.contexttck.reports.page.Html;

/** All features of one protocol, as they run. */
final class ScenariosPage {

    private final Spec spec;
    private final String protocol;

    ScenariosPage(Spec spec, String protocol) {
        this.spec = spec;
        this.protocol = protocol;
    }

    void write(Html html) {
        html.leaf("h1", Spec.title(protocol) + ": scenarios").line();
        html.open("p", "class", "lead")
                .text(
                        "What the kit runs, word for word. Each scenario judges the requirements it is tagged with; see the ");
        html.leaf("a", "specification", "href", PageNames.protocol(protocol))
                .text(".")
                .close()
                .line();
        html.open("nav", "class", "toc", "aria-label", "Features").line();
        for (FeatureText feature : spec.features(protocol)) {
            html.leaf("a", feature.name(), "href", "#" + feature.file()).line();
        }
        html.close().line();
        spec.features(protocol).forEach(feature -> feature(html, feature));
    }

    private void feature(Html html, FeatureText feature) {
        GherkinHtml gherkin = new GherkinHtml(html);
        html.open("section", "id", feature.file()).line();
        html.open("h2").text(feature.name() + " ");
        html.leaf("small", feature.file() + ".feature").close().line();
        if (!feature.description().isEmpty()) {
            new Prose(spec.anchors())
                    .write(html.open("p"), feature.description().replace("\n", " "));
            html.close().line();
        }
        if (!feature.background().isEmpty()) {
            html.open("div", "class", "scene", "id", feature.file() + "--background");
            html.leaf("h3", "Before each of these scenarios").line();
            gherkin.steps(feature.background());
            html.close().line();
        }
        for (ScenarioText scenario : feature.scenarios()) {
            html.open("article", "class", "scene", "id", scenario.anchor()).line();
            html.open("p", "class", "tags");
            scenario.ids().forEach(id -> {
                new Prose(spec.anchors()).id(html, id);
                html.text(" ");
            });
            scenario.ways().forEach(way -> html.leaf("span", "@" + way).text(" "));
            html.close()
                    .open("h3")
                    .leaf("a", scenario.name(), "href", "#" + scenario.anchor())
                    .close()
                    .line();
            if (!scenario.description().isEmpty()) {
                html.leaf("p", scenario.description().replace("\n", " ")).line();
            }
            gherkin.steps(scenario.lines());
            gherkin.examples(scenario.examples());
            html.close().line();
        }
        html.close().line();
    }
}
