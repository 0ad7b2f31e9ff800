package org.contexttck.reports.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;

/**
 * What changed from one report to another; as JSON, its shape is {@code schemas/kit/comparison.schema.json}.
 *
 * @param format version of this form, always 1
 * @param older the report that was there before
 * @param newer the one that is held against it
 * @param worse whether a requirement got worse, or the newer run came to no verdict
 * @param sameCatalogue whether both judge by the same requirements
 * @param same how many requirements have the verdict that they had
 * @param changes the others, in the order of the catalogue
 * @param amended the requirements that the newer catalogue puts otherwise
 */
public record ReportChange(
        int format,
        ReportSide older,
        ReportSide newer,
        boolean worse,
        boolean sameCatalogue,
        int same,
        List<RowChange> changes,
        List<RowAmendment> amended) {

    private static final int FORMAT = 1;
    private static final Set<Verdict> ASIDE = Set.of(Verdict.NOT_CLAIMED, Verdict.UNTESTED);

    /** Copies the lists. */
    public ReportChange {
        changes = List.copyOf(changes);
        amended = List.copyOf(amended);
    }

    /** What changed from the older to the newer. */
    public static ReportChange between(Report older, Report newer) {
        return between(ReportSide.of(older), judged(older), ReportSide.of(newer), judged(newer));
    }

    /** The same, of reports of which no more is kept than what they say of each requirement. */
    public static ReportChange between(
            ReportSide older, List<RequirementJudged> before, ReportSide newer, List<RequirementJudged> after) {
        Map<String, RequirementJudged> then = byId(before);
        Map<String, RequirementJudged> now = byId(after);
        Set<String> ids = new LinkedHashSet<>(now.keySet());
        ids.addAll(then.keySet());
        List<RowChange> changes = new ArrayList<>();
        List<RowAmendment> amended = new ArrayList<>();
        int same = 0;
        for (String id : ids) {
            Optional<RequirementJudged> was = Optional.ofNullable(then.get(id));
            Optional<RequirementJudged> is = Optional.ofNullable(now.get(id));
            Optional<RowChange> change = change(id, older, was, newer, is);
            change.ifPresent(changes::add);
            same += change.isEmpty() && is.filter(ReportChange::counts).isPresent() ? 1 : 0;
            if (was.isPresent() && is.isPresent()) {
                amendment(was.get(), is.get()).ifPresent(amended::add);
            }
        }
        boolean worse = newer.noVerdict() || changes.stream().anyMatch(one -> one.change() == ChangeKind.WORSE);
        return new ReportChange(
                FORMAT,
                older,
                newer,
                worse,
                older.catalogueDigest().equals(newer.catalogueDigest()),
                same,
                changes,
                amended);
    }

    /** Those of one kind. */
    public List<RowChange> of(ChangeKind kind) {
        return changes.stream().filter(one -> one.change() == kind).toList();
    }

    /** The text of {@code --json}, ending with a line feed. */
    public String json() {
        return JsonText.indented(RecordJson.write(this));
    }

    /** The last line for people. */
    String conclusion() {
        if (newer.noVerdict()) {
            return "The newer run came to no verdict.";
        }
        int worseRows = of(ChangeKind.WORSE).size();
        return worseRows == 0
                ? "Nothing got worse."
                : worseRows + (worseRows == 1 ? " requirement got worse." : " requirements got worse.");
    }

    private static Optional<RowChange> change(
            String id,
            ReportSide older,
            Optional<RequirementJudged> was,
            ReportSide newer,
            Optional<RequirementJudged> is) {
        boolean then = was.filter(ReportChange::counts).isPresent();
        boolean now = is.filter(ReportChange::counts).isPresent();
        if (then && now) {
            Verdict before = was.get().verdict();
            Verdict after = is.get().verdict();
            return before == after
                    ? Optional.empty()
                    : Optional.of(row(id, ChangeKind.between(before, after), was, is, "", is.get()));
        } else if (now) {
            return Optional.of(row(id, ChangeKind.NEW, was, is, absent(older, was, "before"), is.get()));
        } else if (then) {
            return Optional.of(row(id, ChangeKind.GONE, was, is, absent(newer, is, "now"), was.get()));
        }
        return Optional.empty();
    }

    private static RowChange row(
            String id,
            ChangeKind kind,
            Optional<RequirementJudged> was,
            Optional<RequirementJudged> is,
            String why,
            RequirementJudged by) {
        return new RowChange(id, kind, verdict(was), verdict(is), why, by.level(), by.says());
    }

    private static String verdict(Optional<RequirementJudged> judged) {
        return judged.map(one -> one.verdict().text()).orElse("");
    }

    private static String absent(ReportSide side, Optional<RequirementJudged> judged, String when) {
        return judged.map(one -> one.verdict() == Verdict.UNTESTED ? "not tested " + when : "not claimed " + when)
                .orElse(side.only().isEmpty() ? "not in the catalogue " + when : "not chosen " + when);
    }

    private static Optional<RowAmendment> amendment(RequirementJudged was, RequirementJudged is) {
        List<String> texts = new ArrayList<>();
        if (!was.level().equals(is.level())) {
            texts.add(is.level() + ", was " + was.level());
        }
        if (!was.basis().equals(is.basis())) {
            texts.add("basis " + is.basis() + ", was " + was.basis());
        }
        if (!was.says().equals(is.says())) {
            texts.add("says something else");
        }
        return texts.isEmpty() ? Optional.empty() : Optional.of(new RowAmendment(is.id(), String.join("; ", texts)));
    }

    private static boolean counts(RequirementJudged judged) {
        return !ASIDE.contains(judged.verdict());
    }

    private static List<RequirementJudged> judged(Report report) {
        return report.requirements().stream().map(RequirementResult::judged).toList();
    }

    private static Map<String, RequirementJudged> byId(List<RequirementJudged> judged) {
        Map<String, RequirementJudged> all = new LinkedHashMap<>();
        judged.forEach(one -> all.put(one.id(), one));
        return all;
    }
}
