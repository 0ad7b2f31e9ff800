package org.contexttck.reports.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.contexttck.reports.compare.ReportSide;
import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.model.RequirementResult;
import org.contexttck.reports.write.Badge;

/**
 * A report on a board.
 *
 * @param place the folder with its pages, relative to the site, such as {@code reports/orders-1-2-0-server}
 * @param packed the file in it from which others can verify the report
 * @param side what was tested, when and with what
 * @param roles the sides that were tested
 * @param headline the verdict in one sentence
 * @param badge what its badge says
 * @param homepage where people find the implementation; empty if not said
 * @param contact whom to ask about the result; empty if not said
 * @param whole whether all of it could be graded again
 * @param classes the conformance classes of which a requirement was judged
 * @param requirements what the report says of each requirement
 */
public record BoardEntry(
        String place,
        String packed,
        ReportSide side,
        List<String> roles,
        String headline,
        String badge,
        String homepage,
        String contact,
        boolean whole,
        List<ClassGrade> classes,
        List<RequirementJudged> requirements) {

    /** Copies the lists. */
    public BoardEntry {
        roles = List.copyOf(roles);
        classes = List.copyOf(classes);
        requirements = List.copyOf(requirements);
    }

    /** That of a verified report. */
    public static BoardEntry of(
            Report report, String place, String packed, String homepage, String contact, boolean whole) {
        return new BoardEntry(
                place,
                packed,
                ReportSide.of(report),
                roles(report),
                report.headline(),
                Badge.message(report),
                homepage,
                contact,
                whole,
                report.classes(),
                report.requirements().stream().map(RequirementResult::judged).toList());
    }

    /** The sides that a report is about. */
    public static List<String> roles(Report report) {
        return Arrays.stream(report.role().split(", ")).toList();
    }

    /** The page of the report, from which a requirement's id leads to what was seen of it. */
    String page() {
        return place + "/index.html";
    }

    /** The name of the implementation, never empty. */
    String name() {
        String name = side.implementation().name();
        return name.isBlank() ? "unnamed" : name;
    }

    /** Its version as a column has it, never empty. */
    String version() {
        String version = side.implementation().version();
        return version.isBlank() ? "no version" : version;
    }

    /** The numbers that its version begins with, such as 1, 2 and 0; none if it does not begin with one. */
    int[] numbers() {
        String digits =
                side.implementation().version().replaceFirst("^v(?=[0-9])", "").replaceFirst("[^0-9.].*", "");
        return Arrays.stream(digits.split("\\."))
                .filter(part -> part.matches("[0-9]{1,9}"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    /** What it says of one requirement; empty if its catalogue did not have that. */
    Optional<RequirementJudged> judged(String id) {
        return requirements.stream().filter(one -> one.id().equals(id)).findFirst();
    }

    /** Whether a requirement of that side was judged. */
    boolean judges(BoardSide of) {
        return requirements.stream()
                .anyMatch(one ->
                        of.has(one) && one.verdict() != Verdict.NOT_CLAIMED && one.verdict() != Verdict.UNTESTED);
    }
}
