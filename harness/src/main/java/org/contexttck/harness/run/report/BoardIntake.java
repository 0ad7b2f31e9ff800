package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.board.Board;
import org.contexttck.reports.board.BoardEntry;
import org.contexttck.reports.board.BoardPages;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.Submission;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.SpecLinks;

/**
 * Takes in what is submitted to a board, one report at a time, each by itself, so that several can be taken in at once. What is
 * shown of a report lies aside until the board is known to show it.
 */
final class BoardIntake {

    static final String PLACES = "reports/";

    /** What a report is entered by; the rest of a packed one that was verified before need not be unpacked. */
    private static final Set<String> TOLD = Set.of(ReportFolder.EVENTS, Submission.NAME);

    private final String command;
    private final BoardState before;
    private final Path site;
    private final Path aside;
    private final SpecLinks spec;
    private final AtomicInteger number = new AtomicInteger();

    /**
     * A report that was verified.
     *
     * @param named what the builder of the board gave
     * @param digest of its certificate
     * @param packed SHA-256 of the file that it came in; empty for a folder
     * @param now whether it was graded again now, and not by an earlier build
     * @param shown the folder aside with what the board shows of it; empty if that is in its place
     */
    record Taken(
            Path named, BoardEntry entry, String digest, Optional<String> packed, boolean now, Optional<Path> shown) {}

    /** @param aside where to lay what will be shown, on the file system of the site */
    BoardIntake(String command, BoardState before, Path site, Path aside, SpecLinks spec) {
        this.command = command;
        this.before = before;
        this.site = site;
        this.aside = aside;
        this.spec = spec;
    }

    /**
     * Verifies one. A file is known again by its SHA-256: what an earlier build found true of these bytes still is.
     *
     * @throws UsageException saying in one line why it is refused
     */
    Taken take(Path named) throws IOException, InterruptedException {
        if (!Files.isRegularFile(named)) {
            return take(BoardSubmission.open(named, named), Optional.empty());
        }
        String packed = FolderState.digest(named);
        Optional<String> certificate = before.certificateIn(packed);
        if (certificate.isPresent()) {
            try (UnpackedReport some = UnpackedReport.of(command, named, TOLD::contains)) {
                BoardSubmission known = BoardSubmission.verified(named, some.folder(), certificate.get());
                if (inPlace(known)) {
                    return taken(known, Optional.of(packed), false, isWhole(known), Optional.empty());
                }
            }
        }
        try (UnpackedReport all = UnpackedReport.of(command, named)) {
            return take(BoardSubmission.open(named, all.folder()), Optional.of(packed));
        }
    }

    private Taken take(BoardSubmission submission, Optional<String> packed) throws IOException, InterruptedException {
        boolean known = before.graded(submission.digest());
        boolean whole = known ? isWhole(submission) : submission.grade();
        if (known && inPlace(submission)) {
            return taken(submission, packed, false, whole, Optional.empty());
        }
        Path shown = Files.createDirectory(aside.resolve(String.valueOf(number.incrementAndGet())));
        BoardEvidence.write(submission, shown, spec);
        return taken(submission, packed, !known, whole, Optional.of(shown));
    }

    private Taken taken(
            BoardSubmission submission, Optional<String> packed, boolean now, boolean whole, Optional<Path> shown) {
        Report report = submission.report();
        BoardEntry entry = BoardEntry.of(
                report,
                place(report),
                BoardEvidence.packed(report),
                submission.sender().homepage(),
                submission.sender().contact(),
                whole);
        return new Taken(submission.named(), entry, submission.digest(), packed, now, shown);
    }

    private boolean isWhole(BoardSubmission known) {
        return !before.partly().contains(known.digest());
    }

    private boolean inPlace(BoardSubmission known) {
        String place = place(known.report());
        return spec.address().equals(before.spec())
                && place.equals(before.reports().get(known.digest()))
                && Files.isRegularFile(site.resolve(place).resolve(BoardPages.INDEX));
    }

    /** One folder for each implementation, version and choice of roles; a newer run replaces an older one. */
    private static String place(Report report) {
        return PLACES + Board.slug(report.implementation().name()) + "-"
                + Board.slug(report.implementation().version()) + "-"
                + Board.slug(String.join(" ", BoardEntry.roles(report)));
    }
}
