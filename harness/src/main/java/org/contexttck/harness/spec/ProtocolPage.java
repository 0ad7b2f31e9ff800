package org.contexttck.harness.spec;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.harness.catalogue.Reading;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.reports.page.Html;

/** A protocol as a specification: for each role its requirements, then the readings, field cases and schemas. */
final class ProtocolPage {

    private final Spec spec;
    private final String protocol;
    private final Prose prose;

    ProtocolPage(Spec spec, String protocol) {
        this.spec = spec;
        this.protocol = protocol;
        this.prose = new Prose(spec.anchors());
    }

    void write(Html html) {
        List<Requirement> all = spec.catalogue().byProtocol(protocol);
        html.leaf("h1", Spec.title(protocol)).line();
        lead(html, all);
        Optional<String> introduction = spec.sources().text(introductionFile());
        contents(html, all, introduction);
        html.open("div", "class", "text").line();
        introduction.ifPresent(text -> introduction(html, text));
        for (Role role : Role.values()) {
            List<Requirement> own = all.stream().filter(it -> it.role() == role).toList();
            if (!own.isEmpty()) {
                role(html, role, own);
            }
        }
        readings(html);
        cases(html, all);
        files(html);
        html.close().line();
    }

    private String introductionFile() {
        return "features/" + protocol + "/introduction.md";
    }

    /** The problem, the terms, the shapes and one exchange, before what is asked of whom. */
    private void introduction(Html html, String text) {
        html.open("div", "class", "guide introduction").line();
        new MarkdownHtml(spec.anchors(), link -> new SiteLinks(spec).find(introductionFile(), link)).write(html, text);
        html.close().line();
    }

    private void lead(Html html, List<Requirement> all) {
        long scenarios = spec.features(protocol).stream()
                .mapToLong(it -> it.scenarios().size())
                .sum();
        long variants = all.stream().mapToLong(it -> it.broken().size()).sum();
        spec.text(protocol)
                .ifPresent(text -> html.open("p", "class", "lead")
                        .leaf("a", text.title(), "href", PageNames.coverage(protocol))
                        .text(". " + text.status())
                        .close()
                        .line());
        html.open("p", "class", "lead")
                .text(CountWords.count(all.size(), "requirement") + ", judged by ")
                .leaf("a", CountWords.count(scenarios, "scenario"), "href", PageNames.scenarios(protocol))
                .text(" that catch " + CountWords.count(variants, "broken variant")
                        + ". A MUST fails, a SHOULD warns, a MAY is" + " judged only where it is claimed.")
                .close()
                .line();
    }

    private void contents(Html html, List<Requirement> all, Optional<String> introduction) {
        html.open("nav", "class", "toc beside", "aria-label", "Contents").line();
        introduction.map(MarkdownHtml::outline).orElse(List.of()).stream()
                .filter(heading -> heading.level() == 2)
                .forEach(heading -> html.leaf("a", heading.text(), "href", "#" + heading.anchor(), "class", "part")
                        .line());
        for (Role role : Role.values()) {
            List<Requirement> own = all.stream().filter(it -> it.role() == role).toList();
            if (!own.isEmpty()) {
                html.leaf("a", capital(role), "href", "#" + role.text(), "class", "role")
                        .line();
            }
            own.forEach(one -> html.leaf(
                            "a",
                            one.id(),
                            "href",
                            "#" + one.id(),
                            "class",
                            "to " + lower(one.level().name()))
                    .line());
        }
        if (spec.catalogue().readings().stream().anyMatch(it -> it.protocol().equals(protocol))) {
            html.leaf("a", "Readings", "href", "#readings", "class", "part").line();
        }
        html.leaf("a", "Beside this page", "href", "#beside", "class", "part").line();
        html.close().line();
    }

    private void role(Html html, Role role, List<Requirement> own) {
        html.open("section", "id", role.text()).leaf("h2", capital(role)).line();
        String file = "features/" + protocol + "/" + role.text() + ".sequence";
        spec.sources()
                .text(file)
                .map(text -> Sequence.read(file, text))
                .ifPresent(sequence -> new SequenceSvg(sequence, html, prose).write());
        own.forEach(one -> new RequirementSection(spec, one, html).write());
        html.close().line();
    }

    private void readings(Html html) {
        List<Reading> own = spec.catalogue().readings().stream()
                .filter(it -> it.protocol().equals(protocol))
                .toList();
        if (own.isEmpty()) {
            return;
        }
        html.open("section", "id", "readings").leaf("h2", "Readings").line();
        html.leaf("p", "Where the source is silent or says two things, the kit decides, and here is how and why.")
                .line();
        for (Reading one : own) {
            html.open("article", "class", "reading", "id", one.id()).line();
            html.open("h3").leaf("a", one.id(), "href", "#" + one.id()).text(" " + one.title());
            html.close().line();
            new MarkdownHtml(spec.anchors(), href -> Optional.empty()).write(html, one.text());
            html.open("p", "class", "why").leaf("b", "Reason").text(" ");
            prose.write(html, one.reason());
            html.close().line();
            one.wording().ifPresent(wording -> {
                html.open("p", "class", "wording")
                        .leaf("b", "The text should say")
                        .text(" ");
                prose.write(html, wording);
                html.close().line();
            });
            html.open("p", "class", "cites").text("Cited by ");
            one.requirements().forEach(id -> {
                prose.id(html, id);
                html.text(" ");
            });
            html.close().close().line();
        }
        html.close().line();
    }

    private void cases(Html html, List<Requirement> all) {
        Set<String> cited = new TreeSet<>();
        all.forEach(it -> cited.addAll(it.seen()));
        if (cited.isEmpty()) {
            return;
        }
        html.open("section", "id", "field-cases")
                .leaf("h2", "Seen in real systems")
                .open("ul")
                .line();
        for (String id : cited) {
            html.open("li");
            prose.id(html, id);
            spec.fieldCase(id).ifPresent(found -> prose.write(html, " " + found.says()));
            html.close().line();
        }
        html.close().close().line();
    }

    private void files(Html html) {
        html.open("section", "id", "beside")
                .leaf("h2", "Beside this page")
                .open("ul")
                .line();
        html.open("li")
                .leaf("a", "The scenarios", "href", PageNames.scenarios(protocol))
                .close()
                .line();
        if (spec.text(protocol).isPresent()) {
            html.open("li")
                    .leaf("a", "What the source says", "href", PageNames.coverage(protocol))
                    .text(", statement by statement")
                    .close()
                    .line();
        }
        if (!spec.sources().files("schemas/" + protocol, ".schema.json").isEmpty()) {
            html.open("li")
                    .leaf("a", "The schemas", "href", PageNames.schemas(protocol))
                    .close()
                    .line();
        }
        spec.guides().stream()
                .filter(it -> it.path().startsWith("features/" + protocol + "/"))
                .forEach(it -> html.open("li")
                        .leaf("a", it.title(), "href", it.page())
                        .close()
                        .line());
        html.close().close().line();
    }

    private static String capital(Role role) {
        return role.name().charAt(0) + role.text().substring(1);
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
