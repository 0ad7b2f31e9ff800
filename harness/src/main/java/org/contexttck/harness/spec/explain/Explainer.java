package org.contexttck.harness.spec.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.catalogue.Reading;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.catalogue.SourceText;
import org.contexttck.harness.spec.Anchors;
import org.contexttck.harness.spec.FieldCase;
import org.contexttck.harness.spec.SpecSources;

/** Says on a terminal what the pages of the specification say about one id: a requirement, a reading or a field case. */
public final class Explainer {

    private final SpecSources sources;
    private final Catalogue catalogue;
    private final List<FieldCase> cases;
    private final int width;
    private final String command;
    private final Function<Claim, Optional<String>> claims;

    /**
     * Over these sources.
     *
     * @param width characters in a line
     * @param command what a user types to start the kit
     * @param claims the lines of a profile that claim a path such as {@code context-saving.paginated}, if there are such
     */
    public Explainer(SpecSources sources, int width, String command, Function<Claim, Optional<String>> claims) {
        this.sources = sources;
        this.catalogue = sources.catalogue();
        this.cases =
                sources.text("features/field-cases.md").map(FieldCase::read).orElse(List.of());
        this.width = width;
        this.command = command;
        this.claims = claims;
    }

    /** All that is known of an id, over several lines; empty if there is no such id. */
    public Optional<String> text(String id) {
        return catalogue
                .requirement(id)
                .map(this::requirement)
                .or(() -> catalogue.reading(id).map(this::reading))
                .or(() -> fieldCase(id).map(this::fieldCase));
    }

    /** Every id that can be explained, requirements first. */
    public List<String> ids() {
        List<String> all = new ArrayList<>();
        catalogue.all().forEach(it -> all.add(it.id()));
        catalogue.readings().forEach(it -> all.add(it.id()));
        cases.forEach(it -> all.add(it.id()));
        return all;
    }

    private String requirement(Requirement one) {
        FactSheet sheet = new FactSheet(width);
        sheet.title(one.id() + " (" + one.level() + ", " + one.role().text() + ", "
                + one.basis().text() + ")");
        sheet.label("says").says(one.says());
        Optional<SourceText> source = sources.source(one.protocol());
        sheet.label("source").says(source.map(SourceText::title).orElse(one.protocol()) + ": " + one.section());
        sheet.label("it says");
        source.stream()
                .flatMap(it -> it.judgedBy(one.id()).stream())
                .forEach(it -> sheet.item(
                        it.says() + it.level().map(level -> " (" + level + ")").orElse("")));
        one.ground().ifPresent(ground -> sheet.label("because").says(ground));
        sheet.label("reading");
        one.readings().stream()
                .flatMap(id -> catalogue.reading(id).stream())
                .forEach(it -> sheet.item(it.id() + ", " + it.title() + ": " + firstParagraph(it.reason())));
        sheet.label("seen");
        one.seen().stream().flatMap(id -> fieldCase(id).stream()).forEach(it -> sheet.item(it.id() + ": " + it.says()));
        claimed(sheet, one);
        new RequirementChecks(sources, one).write(sheet);
        one.untested().ifPresent(why -> sheet.label("untested").says(why));
        one.lookAt().ifPresent(where -> sheet.label("look at").says(where));
        if (one.untested().isEmpty()) {
            sheet.label("try it").asIs(command + " run PROFILE --only " + one.id());
            one.broken().stream().findFirst().ifPresent(it -> sheet.asIs(command + " selftest --only " + it.variant()));
        }
        page(sheet, one.id());
        return sheet.toString();
    }

    private void claimed(FactSheet sheet, Requirement one) {
        if (one.claims().isEmpty()) {
            sheet.label("applies").says("to every " + one.role().text());
        } else {
            sheet.label("applies if").says(Claim.any(one.claims()) + " is claimed");
        }
        if (!one.unless().isEmpty()) {
            sheet.label("but not if").says(Claim.any(one.unless()) + " is claimed");
        }
        one.claims().stream()
                .flatMap(claim -> claims.apply(claim).stream())
                .findFirst()
                .ifPresent(yaml -> {
                    sheet.label("profile");
                    yaml.lines().forEach(sheet::asIs);
                });
    }

    private String reading(Reading one) {
        FactSheet sheet = new FactSheet(width);
        sheet.title(one.id() + " (reading, " + one.protocol() + "): " + one.title());
        sheet.label("decides");
        paragraphs(one.text()).forEach(sheet::says);
        one.wording().ifPresent(it -> sheet.label("should say").says(it));
        sheet.label("because");
        paragraphs(one.reason()).forEach(sheet::says);
        sheet.label("decides on");
        one.requirements().stream()
                .flatMap(id -> catalogue.requirement(id).stream())
                .forEach(it -> sheet.item(it.id() + " (" + it.level() + "): " + it.says()));
        page(sheet, one.id());
        return sheet.toString();
    }

    private String fieldCase(FieldCase one) {
        FactSheet sheet = new FactSheet(width);
        sheet.title(one.id() + " (field case)");
        sheet.label("says").says(one.says());
        sheet.label("where").says(one.where());
        sheet.label("guarded by");
        catalogue.all().stream()
                .filter(it -> it.seen().contains(one.id()))
                .forEach(it -> sheet.item(it.id() + " (" + it.level() + "): " + it.says()));
        page(sheet, one.id());
        return sheet.toString();
    }

    private void page(FactSheet sheet, String id) {
        new Anchors(catalogue, cases)
                .href(id)
                .ifPresent(href ->
                        sheet.label("page").says("site/" + href + ", which " + command + " spec --out site writes"));
    }

    private Optional<FieldCase> fieldCase(String id) {
        return cases.stream().filter(it -> it.id().equals(id)).findFirst();
    }

    private static String firstParagraph(String text) {
        return paragraphs(text).get(0);
    }

    private static List<String> paragraphs(String text) {
        return List.of(text.strip().split("\n\\s*\n"));
    }
}
