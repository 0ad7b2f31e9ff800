package org.contexttck.harness.spec;

import java.util.List;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.reports.page.Html;

/** What went wrong in real systems, with the requirements that guard against it. */
final class CasesPage {

    private final Spec spec;

    CasesPage(Spec spec) {
        this.spec = spec;
    }

    void write(Html html) {
        Prose prose = new Prose(spec.anchors());
        html.leaf("h1", "Field cases").line();
        html.open("p", "class", "lead").text("What went wrong in real systems around these protocols. ");
        html.leaf("code", "owner/name#number").text(" is an issue or a pull request of a public repository, ");
        html.leaf("code", "owner/name: path").text(" a file of one.").close().line();
        for (FieldCase one : spec.cases()) {
            html.open("article", "class", "case", "id", one.id()).line();
            html.open("h3").leaf("a", one.id(), "href", "#" + one.id()).close().open("p", "class", "says");
            prose.write(html, one.says());
            html.close()
                    .leaf("p", one.where(), "class", "where")
                    .open("p", "class", "cites")
                    .text("Guarded against by ");
            List<Requirement> guards = spec.catalogue().all().stream()
                    .filter(it -> it.seen().contains(one.id()))
                    .toList();
            guards.forEach(it -> {
                prose.id(html, it.id());
                html.text(" ");
            });
            html.close().close().line();
        }
    }
}
