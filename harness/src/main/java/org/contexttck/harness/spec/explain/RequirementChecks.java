package org.contexttck.harness.spec.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.spec.Exchange;
import org.contexttck.harness.spec.Exchanges;
import org.contexttck.harness.spec.GherkinReader;
import org.contexttck.harness.spec.SpecSources;
import org.contexttck.reports.text.Layout;

/** How the kit decides about a requirement, for a terminal: scenarios, schemas, what is caught, and what went over the wire. */
final class RequirementChecks {

    private static final int LINES = 11;
    private static final int WRAPPED = 5;
    private static final String MARK = "> ";

    private final SpecSources sources;
    private final Requirement requirement;
    private final Exchanges exchanges;

    RequirementChecks(SpecSources sources, Requirement requirement) {
        this.sources = sources;
        this.requirement = requirement;
        this.exchanges = Exchanges.of(sources, requirement.protocol());
    }

    void write(FactSheet sheet) {
        sheet.label("decided by");
        String folder = "features/" + requirement.protocol();
        for (String path : sources.files(folder, ".feature")) {
            String text = sources.text(path).orElseThrow();
            if (text.contains("@" + requirement.id())) {
                GherkinReader.read(path, text).scenarios().stream()
                        .filter(scenario -> scenario.ids().contains(requirement.id()))
                        .forEach(scenario -> sheet.item(path + ":" + scenario.line() + " " + scenario.name()));
            }
        }
        Monitors.judging(requirement.id()).forEach(name -> sheet.item("everywhere in the run: the monitor of " + name));
        sheet.label("schema");
        SchemaPiece.bearingOn(requirement, pointers(), sources)
                .forEach(it -> sheet.item(it.path() + ", " + it.member() + ": " + it.takes()));
        sheet.label("catches");
        requirement.broken().forEach(it -> sheet.item(it.variant() + ": " + headline(it)));
        exchanges
                .holding(requirement.id())
                .filter(it -> !it.messages().isEmpty())
                .ifPresent(it -> exchange(sheet.label("holds"), "the reference", it));
        breaking().ifPresent(it -> exchange(sheet.label("breaks"), it.by(), it));
    }

    private String headline(BrokenVariant one) {
        return exchanges
                .breaking(requirement.id(), one.variant())
                .map(Exchange::says)
                .or(one::expect)
                .orElse("falls short");
    }

    private Optional<Exchange> breaking() {
        return requirement.broken().stream()
                .flatMap(one -> exchanges.breaking(requirement.id(), one.variant()).stream())
                .filter(it -> !it.messages().isEmpty())
                .findFirst();
    }

    private List<String> pointers() {
        return requirement.broken().stream()
                .flatMap(one -> exchanges.breaking(requirement.id(), one.variant()).stream())
                .map(Exchange::pointer)
                .toList();
    }

    private void exchange(FactSheet sheet, String who, Exchange exchange) {
        List<Layout.Laid> laid = laid(exchange, sheet.room() - 2 * MARK.length());
        boolean marked = laid.stream().flatMap(it -> it.lines().stream()).anyMatch(Layout.Line::marked);
        sheet.asIs(who + (marked ? " (> marks " + exchange.pointer() + ")" : ""));
        for (int i = 0; i < laid.size(); i++) {
            boolean received = exchange.messages().get(i).direction().equals("received");
            sheet.asIs(received ? "from the " + requirement.role().text() + ":" : "from the kit:");
            List<Layout.Line> lines = laid.get(i).lines();
            for (Layout.Line line : lines) {
                String before = (line.marked() ? MARK : " ".repeat(MARK.length())) + "  ".repeat(line.indent());
                sheet.asIs(before, line.lead() + line.text() + line.trail(), lines.size() == 1 ? WRAPPED : 1);
            }
        }
    }

    /** The messages; where a value is missing, that is marked in the last of them, if that one was received. */
    private static List<Layout.Laid> laid(Exchange exchange, int width) {
        boolean found = exchange.messages().stream()
                .anyMatch(it -> Layout.of(it.text(), exchange.pointer(), false).found());
        List<Layout.Laid> laid = new ArrayList<>();
        for (Exchange.Sent message : exchange.messages()) {
            boolean last = laid.size() == exchange.messages().size() - 1;
            boolean missing = !exchange.holds() && message.direction().equals("received") && last && !found;
            laid.add(Layout.of(message.text(), exchange.pointer(), missing, width, LINES));
        }
        return laid;
    }
}
