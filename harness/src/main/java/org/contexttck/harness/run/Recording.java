package org.contexttck.harness.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.journal.RecordedRun;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ProfileSource;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.reports.baseline.KnownFailure;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.RecordedChoice;
import org.contexttck.reports.certificate.RecordedProfile;
import org.contexttck.reports.transcript.TranscriptReader;

/**
 * A report folder as something that can be graded again.
 *
 * @param profile the profile of the run, without its secrets
 * @param run what it was asked to do
 * @param recorded what it was told
 */
public record Recording(Profile profile, RecordedChoice run, RecordedRun recorded) {

    /** The transcript of the kit itself. */
    static final String JOURNAL = "journal";

    private static final String FOLDER = "transcripts/";

    /**
     * Reads a folder: one recording, or one for each shard that its report was put together from.
     *
     * @throws IOException if it has no certificate, or a file is missing or cannot be read; one line with file and reason
     */
    public static List<Recording> read(Path folder) throws IOException {
        Certificate certificate = CertificateFile.read(folder);
        Profile profile = profile(folder, certificate);
        List<String> files = FolderState.names(folder);
        List<Recording> all = new ArrayList<>();
        for (RecordedChoice run : certificate.runs()) {
            String prefix = run.shard().replaceFirst("/.*", "-");
            boolean merged = certificate.runs().size() > 1
                    || run.shard().equals("1/1") && files.stream().allMatch(file -> file.contains("/" + prefix));
            all.add(new Recording(profile, run, recorded(folder, files, merged ? prefix : "")));
        }
        return all;
    }

    private static RecordedRun recorded(Path folder, List<String> files, String prefix) throws IOException {
        String begin = FOLDER + prefix;
        String journal = begin + JOURNAL + ".jsonl";
        if (!files.contains(journal)) {
            throw new IOException(journal + " is missing");
        }
        RecordedRun recorded = new RecordedRun();
        for (String file : files) {
            String name = FOLDER + file.substring(Math.min(file.length(), begin.length()));
            if (file.equals(journal)) {
                journal(folder, file, recorded);
            } else if (file.startsWith(begin)) {
                TranscriptReader.read(folder.resolve(file), recorded.transcript(name));
            }
        }
        return recorded;
    }

    private static void journal(Path folder, String file, RecordedRun recorded) throws IOException {
        try {
            TranscriptReader.read(folder.resolve(file), recorded::journal);
        } catch (IllegalArgumentException wrong) {
            throw new IOException(file + ": " + wrong.getMessage(), wrong);
        }
    }

    /** What a run is told when it is graded again. */
    public RunSource source() {
        return new RecordedSource(profile, recorded, SeededRandom.of(run.seed()));
    }

    /** The run that is recorded. */
    public RunRequest request() {
        ShardChoice shard = run.shard().isEmpty() ? ShardChoice.WHOLE : ShardChoice.parse(run.shard());
        return new RunRequest(profile, run.only(), run.strict(), 1, Path.of(""), "", run.faults())
                .in(shard)
                .with(new FlakyList(run.flaky().stream()
                        .map(one -> new KnownFailure(one.requirement(), one.scenario(), "", "", Optional.empty(), true))
                        .toList()));
    }

    private static Profile profile(Path folder, Certificate certificate) throws IOException {
        RecordedProfile recorded = certificate.profile();
        Path file = folder.resolve(CertificateFile.PROFILE);
        try {
            return Profiles.again(
                    recorded.name(),
                    new ProfileSource(Files.readString(file), recorded.environment(), recorded.given()));
        } catch (ProfileException wrong) {
            throw new IOException(
                    file + ": " + wrong.getMessage().lines().findFirst().orElse(""), wrong);
        }
    }
}
