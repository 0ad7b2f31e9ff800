package org.contexttck.harness.spec;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Level;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.reports.page.Html;

/** The first page: what there is, and how to read it. */
final class IndexPage {

    private final Spec spec;

    IndexPage(Spec spec) {
        this.spec = spec;
    }

    void write(Html html) {
        html.leaf("h1", "The context protocols, as a specification that runs").line();
        html.open("p", "class", "lead")
                .text(
                        "Four protocols around the context window of agents that speak MCP, and the wire they share. Each sentence"
                                + " here has an id, a level and its reason, and the scenarios that judge it; each scenario has been"
                                + " shown to fail, against an implementation that is wrong in just this way.")
                .close()
                .line();
        protocols(html);
        html.open("section", "id", "guides").leaf("h2", "Guides").open("ul").line();
        spec.guides().stream().filter(Guide::leads).forEach(guide -> item(html, guide.page(), guide.title(), ""));
        html.close().close().line();
        html.open("section", "id", "reading")
                .leaf("h2", "How to read a requirement")
                .line();
        html.open("dl", "class", "terms").line();
        term(
                html,
                "MUST, SHOULD, MAY",
                "A MUST that does not hold fails an implementation, a SHOULD warns, a MAY is judged only if"
                        + " the implementation claims it.");
        term(
                html,
                "Basis",
                "source: the protocol's text says so. derived: it follows from that text together with MCP, JSON-RPC or"
                        + " JSON. advisory: good sense beyond the text; it never fails anybody.");
        term(html, "Readings", "Where a text is silent or says two things, the kit decides, and says why.");
        term(html, "Seen", "Failures found in real systems that the requirement guards against.");
        term(html, "Broken variants", "Implementations with one fault each, beside what the kit says of them.");
        html.close().close().line();
        html.open("section", "id", "more").leaf("h2", "More").open("ul").line();
        item(html, PageNames.SCHEMAS, "Schemas", ", with a valid and an invalid example of each");
        item(html, PageNames.PROPOSALS, "What the texts should say", ", each reading as wording for its source");
        item(html, PageNames.CASES, "Field cases", ", what went wrong in real systems");
        item(html, PageNames.SEARCH, "Everything by name", ", to search");
        item(html, PageNames.CATALOGUE, "The catalogue for programs", ", as JSON with a schema");
        spec.guides().stream()
                .filter(guide -> !guide.leads())
                .forEach(guide -> item(html, guide.page(), guide.title(), ""));
        html.close().close().line();
    }

    private void protocols(Html html) {
        html.open("div", "class", "wide").open("table", "class", "protocols").line();
        html.open("tr").leaf("th", "Protocol").leaf("th", "Binds").leaf("th", "Statements", "class", "number");
        Arrays.stream(Level.values()).forEach(level -> html.leaf("th", level.name(), "class", "number"));
        html.leaf("th", "Scenarios", "class", "number").leaf("th", "Broken variants", "class", "number");
        html.close().line();
        for (String protocol : spec.catalogue().protocols()) {
            List<Requirement> all = spec.catalogue().byProtocol(protocol);
            html.open("tr")
                    .open("td")
                    .leaf("a", Spec.title(protocol), "href", PageNames.protocol(protocol))
                    .close();
            html.leaf("td", roles(all));
            html.open("td", "class", "number");
            spec.text(protocol)
                    .ifPresent(text -> html.leaf(
                            "a", Integer.toString(text.statements().size()), "href", PageNames.coverage(protocol)));
            html.close();
            for (Level level : Level.values()) {
                number(html, all.stream().filter(it -> it.level() == level).count());
            }
            html.open("td", "class", "number");
            long scenarios = spec.features(protocol).stream()
                    .mapToLong(it -> it.scenarios().size())
                    .sum();
            html.leaf("a", Long.toString(scenarios), "href", PageNames.scenarios(protocol))
                    .close();
            number(html, all.stream().mapToLong(it -> it.broken().size()).sum());
            html.close().line();
        }
        html.close().close().line();
    }

    private static String roles(List<Requirement> all) {
        return Arrays.stream(Role.values())
                .filter(role -> all.stream().anyMatch(it -> it.role() == role))
                .map(Role::text)
                .collect(Collectors.joining(", "));
    }

    private static void number(Html html, long number) {
        html.leaf("td", Long.toString(number), "class", "number");
    }

    private static void term(Html html, String name, String text) {
        html.open("div").leaf("dt", name).leaf("dd", text).close().line();
    }

    private static void item(Html html, String page, String title, String after) {
        html.open("li").leaf("a", title, "href", page).text(after).close().line();
    }
}
