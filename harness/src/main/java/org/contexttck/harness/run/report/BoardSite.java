package org.contexttck.harness.run.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.oracle.Counted;
import org.contexttck.harness.run.KitVersion;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.board.Board;
import org.contexttck.reports.board.BoardEntry;
import org.contexttck.reports.board.BoardPages;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.write.AtomicFile;

/**
 * Makes the site of a board. Every submission is verified: its files are compared with its certificate, and it is graded
 * again once for each kit; that this was done is kept in the site, by the digest of the certificate and of the packed report.
 */
public final class BoardSite {

    private static final String COMMAND = "report board";

    private final PrintWriter out;
    private final Progress progress;
    private final Path site;
    private final SpecLinks spec;
    private final Map<String, BoardIntake.Taken> shown = new LinkedHashMap<>();
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
        Path aside = site.resolve("building");
        try (progress) {
            List<Path> submissions = submissions(given);
            BoardEvidence.delete(aside);
            Files.createDirectories(aside);
            takeAll(new BoardIntake(COMMAND, before, site, aside, spec), submissions);
            if (shown.isEmpty()) {
                throw new UsageException(COMMAND + ": every report was refused; no site was written");
            }
            putInPlace();
        } finally {
            BoardEvidence.delete(aside);
        }
        List<BoardEntry> entries =
                shown.values().stream().map(BoardIntake.Taken::entry).toList();
        Map<String, String> pages =
                BoardPages.of(new Board(entries, Catalogue.bundled().digest()), title, KitVersion.text());
        BoardState now = state(List.copyOf(pages.keySet()));
        now.write(site);
        for (Map.Entry<String, String> page : pages.entrySet()) {
            AtomicFile.write(site.resolve(page.getKey()), page.getValue());
        }
        removeRest(now);
        out.println(Counted.of(entries.size(), "report") + ", " + graded + " graded again now, "
                + (entries.size() - Math.min(graded, entries.size())) + " by an earlier build; begin at "
                + site.resolve(BoardPages.INDEX));
        out.flush();
        return refused == 0 ? 0 : 1;
    }

    /** Several at a time, as far ahead as there are processors; what comes of them is taken in the order given. */
    private void takeAll(BoardIntake intake, List<Path> submissions) throws IOException, InterruptedException {
        int atOnce = Runtime.getRuntime().availableProcessors();
        ExecutorService workers = Executors.newFixedThreadPool(atOnce);
        try {
            Deque<Future<BoardIntake.Taken>> ahead = new ArrayDeque<>();
            int next = 0;
            for (Path one : submissions) {
                for (; next < submissions.size() && ahead.size() < 2 * atOnce; next++) {
                    Path later = submissions.get(next);
                    ahead.add(workers.submit(() -> intake.take(later)));
                }
                progress.begins("verifying " + one.getFileName());
                take(one, ahead.remove());
            }
        } finally {
            workers.shutdownNow();
            workers.awaitTermination(1, TimeUnit.MINUTES);
        }
    }

    private void take(Path named, Future<BoardIntake.Taken> intake) throws IOException, InterruptedException {
        try {
            BoardIntake.Taken taken = intake.get();
            graded += taken.now() ? 1 : 0;
            BoardIntake.Taken other = shown.get(taken.entry().place());
            if (other != null
                    && !other.entry()
                            .side()
                            .tested()
                            .isBefore(taken.entry().side().tested())) {
                line("left out", named, "the same version was tested later, or is given twice");
            } else {
                shown.put(taken.entry().place(), taken);
            }
        } catch (ExecutionException wrong) {
            if (wrong.getCause() instanceof UsageException refusal) {
                refuse(named, refusal.getMessage());
            } else if (wrong.getCause() instanceof IOException failure) {
                throw failure;
            } else {
                throw new IllegalStateException(named + ": " + wrong.getCause(), wrong.getCause());
            }
        }
    }

    /** Nothing of the site was changed until now. */
    private void putInPlace() throws IOException {
        for (BoardIntake.Taken one : shown.values()) {
            if (one.shown().isPresent()) {
                Path place = site.resolve(one.entry().place());
                BoardEvidence.delete(place);
                Files.createDirectories(place.getParent());
                Files.move(one.shown().get(), place);
            }
        }
    }

    private BoardState state(List<String> pages) {
        Map<String, String> reports = new LinkedHashMap<>();
        Map<String, String> packed = new LinkedHashMap<>();
        List<String> partly = new ArrayList<>();
        shown.forEach((place, one) -> {
            reports.put(one.digest(), place);
            one.packed().ifPresent(file -> packed.put(file, one.digest()));
            if (!one.entry().whole()) {
                partly.add(one.digest());
            }
        });
        return BoardState.of(reports, partly, pages, spec, packed);
    }

    /** What an earlier build wrote and this one did not. */
    private void removeRest(BoardState now) throws IOException {
        for (String page : before.pages()) {
            if (!now.pages().contains(page) && page.matches("[a-z0-9-]+\\.html")) {
                Files.deleteIfExists(site.resolve(page));
            }
        }
        for (String place : before.reports().values()) {
            if (!now.reports().containsValue(place) && place.matches(BoardIntake.PLACES + "[a-z0-9-]+")) {
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
