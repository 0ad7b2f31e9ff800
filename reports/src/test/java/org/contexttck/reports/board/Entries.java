package org.contexttck.reports.board;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.contexttck.reports.compare.ReportSide;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.ClassState;
import org.contexttck.reports.event.Kit;
import org.contexttck.reports.event.Product;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.grade.ClassGrading;

/** Reports on servers of which only the wire was judged. */
final class Entries {

    static final String CATALOGUE = "c";

    private Entries() {}

    /** @param day on which it was tested */
    static BoardEntry of(String name, String version, int day, Verdict... verdicts) {
        List<String> ids = IntStream.rangeClosed(1, verdicts.length)
                .mapToObj("W-S-%02d"::formatted)
                .toList();
        ClassGrade core = new ClassGrade("wire", "server", "core", ClassState.UNJUDGED, ids, List.of());
        return entry(name, version, day, List.of(core), verdicts);
    }

    static BoardEntry withoutClasses(String name, String version, int day, Verdict... verdicts) {
        return entry(name, version, day, List.of(), verdicts);
    }

    private static BoardEntry entry(
            String name, String version, int day, List<ClassGrade> classes, Verdict... verdicts) {
        List<RequirementJudged> rows = new ArrayList<>();
        for (Verdict verdict : verdicts) {
            rows.add(new RequirementJudged(
                    "W-S-%02d".formatted(rows.size() + 1),
                    "wire",
                    "server",
                    "MUST",
                    "source",
                    "Each message from the server is valid `JSON-RPC` and stands on a line of its own.",
                    verdict,
                    1,
                    "",
                    List.of(),
                    List.of(),
                    ""));
        }
        return new BoardEntry(
                "reports/" + Board.slug(name) + "-" + Board.slug(version) + "-server",
                Board.slug(name) + ".zip",
                new ReportSide(
                        new Product(name, version),
                        RunVerdict.CONFORMING,
                        Instant.parse("2026-11-01T10:00:00Z").plusSeconds(86_400L * day),
                        new Kit("context-tck", "0.1.0", "17", "Linux"),
                        CATALOGUE,
                        ""),
                List.of("server"),
                name + " conforms.",
                "conforming, core",
                "https://example.org/" + name,
                "",
                true,
                ClassGrading.of(classes, rows, true),
                rows);
    }
}
