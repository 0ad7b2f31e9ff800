package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.page.SpecLinks;
import org.contexttck.reports.text.Addition;
import org.contexttck.reports.text.JsonText;
import org.contexttck.reports.text.RecordJson;
import org.contexttck.reports.text.RecordReader;
import org.contexttck.reports.write.AtomicFile;

/**
 * What the last build of a board left in its site: which reports it had graded again, with which kit, and what it wrote.
 *
 * @param format version of this form, always 1
 * @param kitDigest of the kit that graded them; another kit grades them anew
 * @param reports the folder of each report by the digest of its certificate
 * @param partly those of which not all could be graded again
 * @param pages the pages beside the reports
 * @param spec where the pages of the reports lead for what requirements say
 * @param packed the digest of the certificate by the SHA-256 of the packed report that it was in
 */
public record BoardState(
        int format,
        String kitDigest,
        Map<String, String> reports,
        List<String> partly,
        List<String> pages,
        @Addition String spec,
        @Addition Map<String, String> packed) {

    private static final String FILE = "board.json";
    private static final int FORMAT = 1;

    /** Copies the collections. */
    public BoardState {
        reports = Map.copyOf(reports);
        partly = List.copyOf(partly);
        pages = List.copyOf(pages);
        packed = Map.copyOf(packed);
    }

    static BoardState of(
            Map<String, String> reports,
            List<String> partly,
            List<String> pages,
            SpecLinks spec,
            Map<String, String> packed) {
        return new BoardState(FORMAT, KitDigest.text(), reports, partly, pages, spec.address(), packed);
    }

    /**
     * That of a site, empty for a new one.
     *
     * @throws UsageException if the folder holds something else
     */
    static BoardState read(Path site) throws IOException {
        Path file = site.resolve(FILE);
        if (!Files.isRegularFile(file)) {
            if (Files.exists(site.resolve("index.html"))) {
                throw new UsageException(
                        "--out " + site + ": holds index.html, which is of no board; name another folder");
            }
            return of(Map.of(), List.of(), List.of(), SpecLinks.NONE, Map.of());
        }
        try {
            return RecordReader.read(BoardState.class, JsonText.read(Files.readString(file)));
        } catch (IllegalArgumentException wrong) {
            throw new UsageException("--out " + site + ": " + FILE + ": " + wrong.getMessage() + "; delete the file");
        }
    }

    void write(Path site) throws IOException {
        AtomicFile.write(site.resolve(FILE), JsonText.indented(RecordJson.write(this)));
    }

    /** Whether a report was graded again by this kit. */
    boolean graded(String certificateDigest) {
        return kitDigest.equals(KitDigest.text()) && reports.containsKey(certificateDigest);
    }

    /** The certificate in a file of that SHA-256, if this kit found then that all in the file is as it says. */
    Optional<String> certificateIn(String packedDigest) {
        return Optional.ofNullable(packed.get(packedDigest)).filter(this::graded);
    }
}
