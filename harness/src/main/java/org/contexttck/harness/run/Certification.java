package org.contexttck.harness.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.profile.Profile;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.RecordedChoice;
import org.contexttck.reports.certificate.RecordedProfile;
import org.contexttck.reports.event.RunStarted;
import org.contexttck.reports.write.ReportWriter;

/** Puts into a report folder what others need to check it. */
final class Certification {

    private Certification() {}

    /**
     * To be called when everything else in the folder is written.
     *
     * @throws IOException if it cannot be written
     */
    static void write(RunRequest request, RunStarted start, String seed) throws IOException {
        Path folder = request.out();
        Profile profile = request.profile();
        Files.write(
                folder.resolve(CertificateFile.PROFILE), profile.source().text().getBytes(StandardCharsets.UTF_8));
        List<String> files = new ArrayList<>(List.of(ReportFolder.EVENTS, CertificateFile.PROFILE));
        files.addAll(ReportWriter.FILES);
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
                        choice(request, seed),
                        FolderState.files(folder, files),
                        FolderState.transcripts(folder)));
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
