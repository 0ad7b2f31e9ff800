package org.contexttck.harness.spec;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.SourceText;
import org.contexttck.harness.catalogue.Statement;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.reports.page.Html;

/** One requirement: its sentence, what it rests on, the scenarios that judge it and what they catch. */
final class RequirementSection {

    private final Spec spec;
    private final Requirement requirement;
    private final Html html;
    private final Prose prose;

    RequirementSection(Spec spec, Requirement requirement, Html html) {
        this.spec = spec;
        this.requirement = requirement;
        this.html = html;
        this.prose = new Prose(spec.anchors());
    }

    void write() {
        String id = requirement.id();
        html.open(
                        "article",
                        "class",
                        "requirement " + requirement.level().name().toLowerCase(Locale.ROOT),
                        "id",
                        id)
                .line();
        html.open("h3").leaf("a", id, "href", "#" + id).text(" ");
        html.leaf("span", requirement.level().toString(), "class", "level")
                .close()
                .line();
        html.open("p", "class", "says");
        prose.write(html, requirement.says().strip());
        html.close().line();
        facts();
        scenarios();
        variants();
        exchange();
        html.close().line();
    }

    private void facts() {
        html.open("dl").line();
        source();
        fact(
                "Basis",
                requirement.basis().text()
                        + requirement.ground().map(it -> ": " + it.strip()).orElse(""));
        fact("Role", requirement.role().text());
        claims("Applies if", requirement.claims(), " is claimed");
        claims("But not if", requirement.unless(), " is claimed");
        readings();
        seen();
        List<String> monitors = Monitors.judging(requirement.id());
        if (!monitors.isEmpty()) {
            fact("Judged", "on every message of a run, by the monitor of " + String.join(" and of ", monitors));
        }
        requirement.lookAt().ifPresent(text -> fact("Look at", text.strip()));
        requirement.untested().ifPresent(text -> fact("Untested", text.strip()));
        html.close().line();
    }

    /** Which text, where in it, and what it says there in the kit's words. */
    private void source() {
        Optional<SourceText> text = spec.text(requirement.protocol());
        String page = PageNames.coverage(requirement.protocol());
        html.open("div").leaf("dt", "Source").open("dd");
        text.ifPresent(it -> html.leaf("a", it.title(), "href", page).text(": "));
        String[] sections = requirement.section().split("; ");
        for (int i = 0; i < sections.length; i++) {
            html.text(i == 0 ? "" : "; ");
            if (text.isPresent() && text.get().sections().contains(sections[i])) {
                html.leaf("a", sections[i], "href", page + "#" + PageNames.slug(sections[i]));
            } else {
                html.text(sections[i]);
            }
        }
        html.close().close().line();
        List<Statement> statements =
                text.map(it -> it.judgedBy(requirement.id())).orElse(List.of());
        if (!statements.isEmpty()) {
            html.open("div").leaf("dt", "It says").open("dd");
            for (Statement one : statements) {
                html.open("span", "class", "cited");
                prose.write(html, one.says());
                html.text(one.level().map(level -> " (" + level + ")").orElse(""))
                        .close();
            }
            html.close().close().line();
        }
    }

    private void fact(String label, String text) {
        html.open("div").leaf("dt", label).open("dd");
        prose.write(html, text);
        html.close().close().line();
    }

    private void claims(String label, List<Claim> claims, String after) {
        if (claims.isEmpty()) {
            return;
        }
        html.open("div").leaf("dt", label).open("dd");
        for (int i = 0; i < claims.size(); i++) {
            html.text(i == 0 ? "" : " or ").leaf("code", claims.get(i).text());
        }
        html.text(after).close().close().line();
    }

    private void readings() {
        if (requirement.readings().isEmpty()) {
            return;
        }
        html.open("div").leaf("dt", "Readings").open("dd");
        for (String id : requirement.readings()) {
            html.open("span", "class", "cited");
            prose.id(html, id);
            html.text(spec.catalogue().reading(id).map(it -> " " + it.title()).orElse(""));
            html.close().text(" ");
        }
        html.close().close().line();
    }

    private void seen() {
        if (requirement.seen().isEmpty()) {
            return;
        }
        html.open("div").leaf("dt", "Seen").open("dd");
        for (String id : requirement.seen()) {
            html.open("span", "class", "cited");
            prose.id(html, id);
            spec.fieldCase(id).ifPresent(found -> {
                html.text(" ");
                prose.write(html, found.says());
            });
            html.close().text(" ");
        }
        html.close().close().line();
    }

    private void scenarios() {
        Map<ScenarioText, FeatureText> scenarios = spec.scenarios(requirement);
        if (scenarios.isEmpty()) {
            return;
        }
        GherkinHtml gherkin = new GherkinHtml(html);
        html.open("details")
                .leaf("summary", CountWords.count(scenarios.size(), "scenario"))
                .line();
        scenarios.forEach((scenario, feature) -> {
            html.open("div", "class", "scene").open("h4").leaf("a", scenario.name(), "href", scenario.href());
            scenario.ways().forEach(way -> html.text(" ").leaf("small", "@" + way));
            html.close().line();
            if (!feature.background().isEmpty()) {
                gherkin.steps(feature.background());
            }
            gherkin.steps(scenario.lines());
            gherkin.examples(scenario.examples());
            html.close().line();
        });
        html.close().line();
    }

    private void variants() {
        List<BrokenVariant> broken = requirement.broken();
        if (broken.isEmpty()) {
            return;
        }
        html.open("details")
                .leaf("summary", "catches " + CountWords.count(broken.size(), "broken variant"))
                .line();
        html.open("div", "class", "wide").open("table").line();
        html.open("tr")
                .leaf("th", "Variant")
                .leaf("th", "What the kit says of it")
                .leaf("th", "May also change");
        html.close().line();
        for (BrokenVariant one : broken) {
            html.open("tr")
                    .open("td")
                    .leaf("code", one.variant())
                    .close()
                    .open("td")
                    .leaf("code", message(one));
            html.close().open("td");
            one.neighbours().forEach(id -> {
                prose.id(html, id);
                html.text(" ");
            });
            html.close().close().line();
        }
        html.close().close().close().line();
    }

    private String message(BrokenVariant one) {
        return spec.exchanges()
                .breaking(requirement.id(), one.variant())
                .map(Exchange::says)
                .or(one::expect)
                .map(String::strip)
                .orElse("");
    }

    private void exchange() {
        List<Exchange> breaking = requirement.broken().stream()
                .flatMap(one -> spec.exchanges().breaking(requirement.id(), one.variant()).stream())
                .filter(it -> !it.messages().isEmpty())
                .toList();
        if (breaking.isEmpty() && spec.exchanges().holding(requirement.id()).isEmpty()) {
            return;
        }
        MessageHtml messages = new MessageHtml(html);
        String other = requirement.role().text();
        html.open("details").leaf("summary", "a recorded exchange").line();
        html.open("div", "class", "pair").line();
        spec.exchanges().holding(requirement.id()).ifPresent(it -> {
            html.open("div", "class", "held").leaf("h4", "Holds: the reference").line();
            messages.exchange(it, other);
            html.close().line();
        });
        breaking.stream().limit(1).forEach(it -> {
            html.open("div", "class", "broke")
                    .open("h4")
                    .text("Breaks: ")
                    .leaf("code", it.by())
                    .close()
                    .line();
            html.leaf("p", it.says(), "class", "verdict").line();
            messages.exchange(it, other);
            html.close().line();
        });
        html.close().close().line();
    }
}
