package org.contexttck.reports.write;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.contexttck.reports.event.ClaimPlace;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.model.ShownFinding;
import org.contexttck.reports.page.Links;

/**
 * Where those that show what is wrong beside files show a requirement that falls short.
 *
 * @param file a path relative to the root of the repository, which does not lead out of it
 * @param line counted from 1
 */
record FilePlace(String file, long line) {

    private static final FilePlace REPORT = new FilePlace("report.json", 1);

    /**
     * What a recording shows stands at its line, else at the line of the profile that claims the tool or the part of the
     * protocol, or else at the report.
     */
    static FilePlace of(Report report, RequirementResult r) {
        Optional<ShownFinding> first = r.findings().stream().findFirst();
        Optional<FilePlace> place = report.ofRecordings()
                ? first.flatMap(FilePlace::recorded)
                : claimed(
                        report, r.id(), first.map(it -> it.finding().subject()).orElse(""));
        return place.orElse(REPORT);
    }

    private static Optional<FilePlace> recorded(ShownFinding shown) {
        long line = shown.finding().messages().stream()
                .max(Comparator.naturalOrder())
                .orElse(1L);
        return inside(shown.scenario().transcript(), line);
    }

    private static Optional<FilePlace> claimed(Report report, String id, String tool) {
        List<ClaimPlace> all = report.claimed().stream()
                .filter(one -> one.requirements().contains(id))
                .toList();
        Optional<ClaimPlace> best = all.stream()
                .filter(one -> !tool.isEmpty() && one.tool().equals(tool))
                .findFirst()
                .or(() -> all.stream().filter(one -> one.tool().isEmpty()).findFirst());
        return best.flatMap(one -> inside(one.file(), one.line()));
    }

    private static Optional<FilePlace> inside(String path, long line) {
        return Links.inside(path).map(link -> new FilePlace(path, Math.max(1, line)));
    }

    /** The path as a link. */
    String link() {
        return Links.inside(file).orElse(REPORT.file());
    }
}
