package org.contexttck.harness.spec;

import java.util.List;
import java.util.stream.Collectors;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Reading;
import org.contexttck.harness.catalogue.Requirement;

/** The wording that the readings propose to the authors of the sources, as Markdown that can be handed to them. */
public final class Proposals {

    private final Catalogue catalogue;
    private final SpecSources sources;
    private final StringBuilder text = new StringBuilder();

    private Proposals(SpecSources sources) {
        this.sources = sources;
        this.catalogue = sources.catalogue();
    }

    /** All proposals, by source. */
    public static String markdown(SpecSources sources) {
        Proposals proposals = new Proposals(sources);
        proposals.write();
        return proposals.text.toString();
    }

    private void write() {
        paragraph("# What the texts should say");
        paragraph(
                "Where a text is silent or says two things, the conformance kit had to decide. Each decision is proposed"
                        + " here as wording for the text itself, for its authors to take, change or refuse.");
        catalogue.protocols().forEach(this::protocol);
    }

    private void protocol(String protocol) {
        List<Reading> own = catalogue.readings().stream()
                .filter(it -> it.protocol().equals(protocol))
                .toList();
        if (own.isEmpty()) {
            return;
        }
        paragraph("## " + sources.source(protocol).map(it -> it.title()).orElse(protocol));
        own.forEach(one -> one.proposal().ifPresent(wording -> proposal(one, wording)));
        List<Reading> others =
                own.stream().filter(it -> it.proposal().isEmpty()).toList();
        if (!others.isEmpty()) {
            paragraph("### Nothing is proposed");
            others.forEach(it -> text.append("- ")
                    .append(it.id())
                    .append(", ")
                    .append(it.title())
                    .append(": ")
                    .append(it.wording().orElse("none").replaceFirst("^none: ", ""))
                    .append(".\n"));
            text.append('\n');
        }
    }

    private void proposal(Reading one, String wording) {
        List<Requirement> rows = one.requirements().stream()
                .flatMap(id -> catalogue.requirement(id).stream())
                .toList();
        paragraph("### " + one.id() + ": " + one.title());
        paragraph("> " + wording);
        paragraph("Where: "
                + rows.stream()
                        .filter(it -> it.protocol().equals(one.protocol()))
                        .map(Requirement::section)
                        .distinct()
                        .collect(Collectors.joining("; "))
                + ".");
        paragraph("Why: " + one.reason());
        paragraph("How the kit reads it until then: " + one.text());
        paragraph("What hangs on it: "
                + rows.stream().map(it -> it.id() + " (" + it.level() + ")").collect(Collectors.joining(", ")) + ".");
    }

    private void paragraph(String words) {
        text.append(words).append("\n\n");
    }
}
