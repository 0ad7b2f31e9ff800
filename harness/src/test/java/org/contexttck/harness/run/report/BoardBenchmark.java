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
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.SpecLinks;

/** Builds a board of many copies of one report, packed, each under a name of its own, as if all had been graded again before. */
final class BoardBenchmark {

    private BoardBenchmark() {}

    /** @param args a report folder, how many copies, and a folder to work in */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path report = Path.of(args[0]);
        int count = Integer.parseInt(args[1]);
        Path work = Files.createDirectories(Path.of(args[2]));
        Path site = Files.createDirectories(work.resolve("site"));
        Map<String, String> graded = new LinkedHashMap<>();
        List<Path> copies = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            Path copy = work.resolve("submissions").resolve("copy-" + number);
            graded.put(copy(report, copy, number), "reports/none-" + number);
            Path packed = work.resolve("submissions").resolve("copy-" + number + ".zip");
            PackedReport.write(copy, packed, new PackedReport.Sender("", ""));
            BoardEvidence.delete(copy);
            copies.add(packed);
        }
        BoardState.of(graded, List.of(), List.of(), SpecLinks.NONE).write(site);
        PrintWriter out = new PrintWriter(System.out, true);
        long digests = System.nanoTime();
        for (Path copy : copies) {
            try (UnpackedReport unpacked = UnpackedReport.of("benchmark", copy)) {
                BoardSubmission.open(copy, unpacked.folder());
            }
        }
        out.printf("unpacked, compared with certificates, logs read: %.1f s%n", seconds(digests));
        for (String what : List.of("first build", "build again")) {
            long started = System.nanoTime();
            new BoardSite(new ReportOutput(out, out, new Console(false, false, 100), ReportOutput.Form.TABLE), site)
                    .build(copies, "Copies");
            out.printf("%s: %.1f s%n", what, seconds(started));
        }
        try (Stream<Path> pages = Files.list(site)) {
            long largest = pages.mapToLong(page -> page.toFile().length()).max().orElse(0);
            out.printf("largest page: %d bytes%n", largest);
        }
    }

    private static String copy(Path report, Path copy, int number) throws IOException {
        Certificate was = CertificateFile.read(report);
        Files.createDirectories(copy.resolve("transcripts"));
        for (String name : was.files().keySet()) {
            Files.writeString(copy.resolve(name), Files.readString(report.resolve(name)));
        }
        Report of = SavedReport.read("benchmark", report);
        String named = "\"implementation\":{\"name\":\"" + of.implementation().name() + "\"";
        Path log = copy.resolve(ReportFolder.EVENTS);
        Files.writeString(
                log,
                Files.readString(log)
                        .replaceFirst(
                                java.util.regex.Pattern.quote(named),
                                "\"implementation\":{\"name\":\"copy-" + number + "\""));
        for (String transcript : FolderState.names(report)) {
            Files.copy(report.resolve(transcript), copy.resolve(transcript));
        }
        CertificateFile.write(
                copy,
                new Certificate(
                        was.format(),
                        was.kit(),
                        was.kitDigest(),
                        was.catalogueDigest(),
                        was.profile(),
                        was.runs(),
                        FolderState.files(copy, List.copyOf(was.files().keySet())),
                        was.transcripts(),
                        was.classes()));
        return FolderState.digest(copy.resolve(CertificateFile.NAME));
    }

    private static double seconds(long since) {
        return (System.nanoTime() - since) / 1e9;
    }
}
