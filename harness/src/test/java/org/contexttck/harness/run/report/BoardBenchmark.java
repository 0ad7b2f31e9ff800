package org.contexttck.harness.run.report;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.page.SpecLinks;

/** Builds a board of many copies of one report, packed, each under a name of its own, as if all had been graded again before. */
final class BoardBenchmark {

    private BoardBenchmark() {}

    /** @param args a report folder, how many copies, and a folder to work in */
    public static void main(String[] args) throws Exception {
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
        BoardState.of(graded, List.of(), List.of(), SpecLinks.NONE, Map.of()).write(site);
        PrintWriter out = new PrintWriter(System.out, true);
        Spent bare = new Spent();
        for (Path copy : copies) {
            try (ZipFile zip = new ZipFile(copy.toFile())) {
                for (ZipEntry entry : zip.stream().toList()) {
                    MessageDigest sha = MessageDigest.getInstance("SHA-256");
                    new DigestInputStream(zip.getInputStream(entry), sha).transferTo(OutputStream.nullOutputStream());
                }
            }
        }
        bare.tell(out, "unpacked to nowhere, one SHA-256 of each file");
        for (String what : List.of("first build", "build again")) {
            Spent build = new Spent();
            new BoardSite(new ReportOutput(out, out, new Console(false, false, 100), ReportOutput.Form.TABLE), site)
                    .build(copies, "Copies");
            build.tell(out, what);
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

    /** Time since it was made: that of a clock, and that of all processors. */
    private static final class Spent {
        private static final OperatingSystemMXBean SYSTEM =
                (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

        private final long clock = System.nanoTime();
        private final long processors = SYSTEM.getProcessCpuTime();

        void tell(PrintWriter out, String what) {
            out.printf(
                    "%s: %.1f s, %.1f s of the processors%n",
                    what, (System.nanoTime() - clock) / 1e9, (SYSTEM.getProcessCpuTime() - processors) / 1e9);
        }
    }
}
