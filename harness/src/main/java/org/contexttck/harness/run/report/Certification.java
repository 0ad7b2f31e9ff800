package org.contexttck.harness.run.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.RecordedChoice;
import org.contexttck.reports.certificate.RecordedProfile;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.grade.ClassGrading;
import org.contexttck.reports.model.Report;
import org.contexttck.reports.write.ReportWriter;

/** Puts into a report folder what others need to check it. */
final class Certification {

    private static final List<String> FILES = Stream.concat(
                    Stream.of(ReportFolder.EVENTS, CertificateFile.PROFILE), ReportWriter.FILES.stream())
            .toList();

    private Certification() {}

    /**
     * To be called when everything else in the folder is written.
     *
     * @throws IOException if it cannot be written
     */
    static void write(RunRequest request, RunStarted start, Report report, String seed) throws IOException {
        Path folder = request.out();
        Profile profile = request.profile();
        Files.write(
                folder.resolve(CertificateFile.PROFILE), profile.source().text().getBytes(StandardCharsets.UTF_8));
        CertificateFile.write(
                folder,
                new Certificate(
                        Certificate.FORMAT,
                        start.kit(),
                        KitDigest.text(),
                        start.catalogueDigest(),
                        new RecordedProfile(
                                profile.name(),
                                profile.digest(),
                                profile.source().environment(),
                                profile.source().given()),
                        List.of(choice(request, seed)),
                        FolderState.files(folder, FILES),
                        FolderState.transcripts(folder),
                        ClassGrading.met(report.classes())));
    }

    /**
     * For a report that was put together from those of shards; nothing is written if one of them has no certificate, or they
     * were made by different kits.
     *
     * @param folder of the whole, everything else in it written
     * @param shards the folders that it was put together from
     * @param whole the report in it
     * @param strict whether warnings count as failures in the whole
     * @throws IOException if something cannot be read or written
     */
    static void merge(Path folder, List<Path> shards, Report whole, boolean strict) throws IOException {
        List<Certificate> certificates = new ArrayList<>();
        for (Path shard : shards) {
            if (!Files.isRegularFile(shard.resolve(CertificateFile.NAME))) {
                return;
            }
            certificates.add(CertificateFile.read(shard));
        }
        Certificate first = certificates.get(0);
        if (certificates.stream().anyMatch(one -> !one.kitDigest().equals(first.kitDigest()))) {
            return;
        }
        Files.copy(
                shards.get(0).resolve(CertificateFile.PROFILE),
                folder.resolve(CertificateFile.PROFILE),
                StandardCopyOption.REPLACE_EXISTING);
        CertificateFile.write(
                folder,
                new Certificate(
                        Certificate.FORMAT,
                        first.kit(),
                        first.kitDigest(),
                        first.catalogueDigest(),
                        first.profile(),
                        certificates.stream()
                                .flatMap(one -> one.runs().stream())
                                .map(one -> one.judged(strict))
                                .toList(),
                        FolderState.files(folder, FILES),
                        FolderState.transcripts(folder),
                        ClassGrading.met(whole.classes())));
    }

    private static RecordedChoice choice(RunRequest request, String seed) {
        return new RecordedChoice(
                seed,
                request.only(),
                request.strict(),
                request.faults(),
                request.shard().text(),
                request.flaky().entries().stream()
                        .map(one -> new RecordedChoice.FlakyScenario(one.requirement(), one.scenario()))
                        .toList());
    }
}
