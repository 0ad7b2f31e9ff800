package org.contexttck.harness.spec;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Basis;
import org.contexttck.harness.catalogue.Level;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.SourceText;
import org.contexttck.harness.catalogue.Statement;
import org.contexttck.reports.page.Html;

/** What the source of a protocol says, statement by statement, with the requirements that judge each, or why none does. */
final class CoveragePage {

    private final Spec spec;
    private final SourceText source;
    private final Prose prose;

    CoveragePage(Spec spec, SourceText source) {
        this.spec = spec;
        this.source = source;
        this.prose = new Prose(spec.anchors());
    }

    void write(Html html) {
        html.leaf("h1", Spec.title(source.protocol()) + ": what the source says")
                .line();
        html.open("p", "class", "lead").leaf("b", source.title()).text(". ");
        prose.write(html, source.status());
        html.close().open("p", "class", "lead").text(counts());
        html.leaf("a", "specification", "href", PageNames.protocol(source.protocol()))
                .text(".")
                .close()
                .line();
        contents(html);
        html.open("table", "class", "coverage").line();
        html.open("tr").leaf("th", "Level").leaf("th", "The text says").leaf("th", "Judged by");
        html.close().line();
        source.sections().forEach(it -> section(html, it));
        html.close().line();
    }

    /** The chapters alone; their sections follow each other below. */
    private void contents(Html html) {
        html.open("nav", "class", "toc", "aria-label", "Sections").line();
        Set<String> chapters = new HashSet<>();
        for (String section : source.sections()) {
            String chapter = section.split(" > ", 2)[0];
            if (chapters.add(chapter)) {
                html.leaf("a", chapter, "href", "#" + PageNames.slug(section)).line();
            }
        }
        html.close().line();
    }

    private String counts() {
        long judged = source.statements().stream()
                .filter(it -> it.unjudged().isEmpty())
                .count();
        long rows = source.statements().stream()
                .flatMap(it -> it.rows().stream())
                .distinct()
                .count();
        long others = source.statements().size() - judged;
        return CountWords.count(source.statements().size(), "statement") + " in the kit's own words. " + judged
                + " of them lead to " + CountWords.count(rows, "requirement")
                + (others == 0 ? "." : "; beside each of the other " + others + " stands why it leads to none.")
                + " What is required, in full, is in the ";
    }

    private void section(Html html, String section) {
        html.open("tr", "class", "section", "id", PageNames.slug(section));
        html.leaf("th", section, "colspan", "3", "scope", "rowgroup").close().line();
        source.in(section).forEach(it -> statement(html, it));
    }

    private void statement(Html html, Statement one) {
        html.open("tr", "class", one.unjudged().isEmpty() ? "judged" : "unjudged");
        html.leaf("td", one.level().map(Level::name).orElse("–")).open("td");
        prose.write(html, one.says());
        html.close().open("td");
        one.rows().forEach(id -> row(html, id, one.level()));
        one.unjudged().ifPresent(why -> prose.write(html, "Nothing: " + why + "."));
        html.close().close().line();
    }

    /** The id, and whatever of the row is other than in the text. */
    private void row(Html html, String id, Optional<Level> level) {
        html.open("span", "class", "row");
        prose.id(html, id);
        Optional<Requirement> row = spec.catalogue().requirement(id);
        List<String> differs = row.stream()
                .flatMap(it -> Stream.of(
                        level.filter(text -> text != it.level())
                                .map(text -> it.level().name()),
                        Optional.of(it.basis())
                                .filter(basis -> basis != Basis.SOURCE)
                                .map(Basis::text)))
                .flatMap(Optional::stream)
                .toList();
        if (!differs.isEmpty()) {
            html.text(" ").leaf("small", String.join(", ", differs));
        }
        html.close().text(" ");
    }
}
