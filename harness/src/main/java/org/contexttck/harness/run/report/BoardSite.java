package org.contexttck.harness.run.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.run.KitVersion;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.board.Board;
import org.contexttck.reports.board.BoardEntry;
import org.contexttck.reports.board.BoardPages;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.write.AtomicFile;

/**
 * Makes the site of a board. Every submission is verified: its files are compared with its certificate in each build, and it
 * is graded again once for each kit; that this was done is kept in the site, by the digest of the certificate.
 */
public final class BoardSite {

    private static final String PLACES = "reports/";
    private static final String COMMAND = "report board";

    private final PrintWriter out;
    private final Progress progress;
    private final Path site;
    private final SpecLinks spec;
    private final Map<String, BoardEntry> entries = new LinkedHashMap<>();
    private final Map<String, String> places = new LinkedHashMap<>();
    private final List<String> partly = new ArrayList<>();
    private BoardState before;
    private int graded;
    private int refused;

    /** @param site its folder; it holds nothing, or what an earlier build left in it */
    public BoardSite(ReportOutput output, Path site) {
        this.out = output.out();
        this.progress = Progress.on(output.progress(), output.console());
        this.site = site;
        this.spec = output.spec();
    }

    /**
     * Builds it, and says what it took and what it refused.
     *
     * @param given folders of reports, packed reports, and folders that hold such
     * @param title of the board
     * @return 0, or 1 if a submission was refused; the site then is without it
     * @throws UsageException if nothing is given, or the site is something else
     * @throws IOException if the site cannot be written; file and reason in one line
     */
    public int build(List<Path> given, String title) throws IOException, InterruptedException {
        before = BoardState.read(site);
        try (progress) {
            for (Path one : submissions(given)) {
                progress.begins("verifying " + one.getFileName());
                try {
                    take(one);
                } catch (UsageException wrong) {
                    refuse(one, wrong.getMessage());
                }
            }
        }
        if (entries.isEmpty()) {
            throw new UsageException(COMMAND + ": every report was refused; no site was written");
        }
        Board board =
                new Board(List.copyOf(entries.values()), Catalogue.bundled().digest());
        Map<String, String> pages = BoardPages.of(board, title, KitVersion.text());
        Map<String, String> reports = reports();
        BoardState.of(reports, partly, List.copyOf(pages.keySet()), spec).write(site);
        for (Map.Entry<String, String> page : pages.entrySet()) {
            AtomicFile.write(site.resolve(page.getKey()), page.getValue());
        }
        removeRest(pages, reports);
        out.println(Counted.of(entries.size(), "report") + ", " + graded + " graded again now, "
                + (entries.size() - Math.min(graded, entries.size())) + " by an earlier build; begin at "
                + site.resolve(BoardPages.INDEX));
        out.flush();
        return refused == 0 ? 0 : 1;
    }

    private void take(Path named) throws IOException, InterruptedException {
        if (Files.isRegularFile(named)) {
            try (UnpackedReport unpacked = UnpackedReport.of(COMMAND, named)) {
                take(BoardSubmission.open(named, unpacked.folder()));
            }
        } else {
            take(BoardSubmission.open(named, named));
        }
    }

    private void take(BoardSubmission submission) throws IOException, InterruptedException {
        boolean known = before.graded(submission.digest());
        boolean whole = known ? !before.partly().contains(submission.digest()) : submission.grade();
        graded += known ? 0 : 1;
        Report report = submission.report();
        String place = place(report);
        BoardEntry entry = BoardEntry.of(
                report,
                place,
                BoardEvidence.packed(report),
                submission.sender().homepage(),
                submission.sender().contact(),
                whole);
        BoardEntry other = entries.get(place);
        if (other != null && !other.side().tested().isBefore(entry.side().tested())) {
            line("left out", submission.named(), "the same version was tested later, or is given twice");
            return;
        }
        boolean there = known
                && spec.address().equals(before.spec())
                && place.equals(before.reports().get(submission.digest()))
                && other == null
                && Files.isRegularFile(site.resolve(place).resolve(BoardPages.INDEX));
        if (!there) {
            BoardEvidence.write(submission, site.resolve(place), spec);
        }
        entries.put(place, entry);
        places.put(place, submission.digest());
        if (!whole) {
            partly.add(submission.digest());
        }
    }

    /** One folder for each implementation, version and choice of roles; a newer run replaces an older one. */
    private static String place(Report report) {
        return PLACES + Board.slug(report.implementation().name()) + "-"
                + Board.slug(report.implementation().version()) + "-"
                + Board.slug(String.join(" ", BoardEntry.roles(report)));
    }

    private Map<String, String> reports() {
        Map<String, String> reports = new LinkedHashMap<>();
        places.forEach((place, digest) -> reports.put(digest, place));
        return reports;
    }

    /** What an earlier build wrote and this one did not. */
    private void removeRest(Map<String, String> pages, Map<String, String> reports) throws IOException {
        for (String page : before.pages()) {
            if (!pages.containsKey(page) && page.matches("[a-z0-9-]+\\.html")) {
                Files.deleteIfExists(site.resolve(page));
            }
        }
        for (String place : before.reports().values()) {
            if (!reports.containsValue(place) && place.matches(PLACES + "[a-z0-9-]+")) {
                BoardEvidence.delete(site.resolve(place));
            }
        }
    }

    private void refuse(Path one, String why) {
        refused++;
        line("refused", one, why.replace(COMMAND + ": " + one + " ", ""));
    }

    private void line(String what, Path one, String why) {
        progress.beside(() -> {
            out.printf("%-10s %s: %s%n", what, one, why);
            out.flush();
        });
    }

    private static List<Path> submissions(List<Path> given) throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path one : given) {
            if (!Files.exists(one)) {
                throw new UsageException(COMMAND + ": " + one + " is not there");
            } else if (Files.isRegularFile(one) || isReport(one)) {
                all.add(one);
            } else {
                List<Path> within = within(one);
                if (within.isEmpty()) {
                    throw new UsageException(COMMAND + ": " + one + " holds no report: neither folders with a "
                            + CertificateFile.NAME + " nor zip files");
                }
                all.addAll(within);
            }
        }
        return all;
    }

    private static List<Path> within(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(one -> isReport(one) || one.toString().endsWith(".zip"))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isReport(Path folder) {
        return Stream.of(CertificateFile.NAME, ReportFolder.EVENTS)
                .anyMatch(name -> Files.isRegularFile(folder.resolve(name)));
    }
}
