package org.contexttck.harness.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.json.Json;
import org.contexttck.harness.json.JsonProblem;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ProfileSource;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.wire.Chance;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.TapeLine;
import org.contexttck.reports.baseline.KnownFailure;
import org.contexttck.reports.certificate.Certificate;
import org.contexttck.reports.certificate.CertificateFile;
import org.contexttck.reports.certificate.FolderState;
import org.contexttck.reports.certificate.RecordedChoice;
import org.contexttck.reports.certificate.RecordedProfile;
import org.contexttck.reports.certificate.RecordedTranscript;
import org.contexttck.reports.write.TranscriptLine;
import org.contexttck.reports.write.TranscriptReader;

/**
 * A report folder as something that can be run again, without what was tested.
 *
 * @param profile the profile of the run, without its secrets
 * @param run what it was asked to do
 * @param tape what was recorded
 * @param times when messages of the kit that have an id were sent, by id
 */
record Recording(Profile profile, RecordedChoice run, Tape tape, Map<String, String> times) {

    /**
     * Reads a folder: one recording, or one for each shard that its report was put together from.
     *
     * @throws IOException if it has no certificate, or a file cannot be read; one line with file and reason
     */
    static List<Recording> read(Path folder) throws IOException {
        Certificate certificate = CertificateFile.read(folder);
        Profile profile = profile(folder, certificate);
        List<String> files = FolderState.transcripts(folder).stream()
                .map(RecordedTranscript::file)
                .toList();
        List<Recording> all = new ArrayList<>();
        for (RecordedChoice run : certificate.runs()) {
            String prefix = run.shard().replaceFirst("/.*", "-");
            boolean merged = certificate.runs().size() > 1
                    || run.shard().equals("1/1") && files.stream().allMatch(file -> file.contains("/" + prefix));
            all.add(read(folder, files, merged ? prefix : "", profile, run));
        }
        return all;
    }

    private static Recording read(Path folder, List<String> files, String prefix, Profile profile, RecordedChoice run)
            throws IOException {
        Map<String, List<TapeLine>> connections = new LinkedHashMap<>();
        Map<String, String> times = new HashMap<>();
        for (String file : files) {
            String name = file.substring(file.indexOf('/') + 1).replaceFirst("\\.jsonl$", "");
            if (name.startsWith(prefix)) {
                List<TapeLine> lines = new ArrayList<>();
                TranscriptReader.read(folder.resolve(file), line -> lines.add(line(line, times)));
                connections.put(name.substring(prefix.length()), lines);
            }
        }
        return new Recording(profile, run, new Tape(connections), times);
    }

    /** The bench on which it is played. */
    Bench bench() {
        return Bench.recorded(tape, Chance.again(run.seed(), id -> Optional.ofNullable(times.get(id))));
    }

    /** The run that is recorded. @param out folder for what the new run writes */
    RunRequest request(Path out) {
        ShardChoice shard = run.shard().isEmpty() ? ShardChoice.WHOLE : ShardChoice.parse(run.shard());
        return new RunRequest(profile, run.only(), run.strict(), 1, out, "", run.faults())
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

    private static TapeLine line(TranscriptLine line, Map<String, String> times) {
        TapeLine.Kind kind = switch (line.direction()) {
            case SENT -> TapeLine.Kind.SENT;
            case RECEIVED -> TapeLine.Kind.RECEIVED;
            case ANOMALY -> TapeLine.Kind.ANOMALY;
            case NOTE -> TapeLine.Kind.NOTE;
            case CARRIER -> TapeLine.Kind.CARRIER;
        };
        if (kind == TapeLine.Kind.SENT && line.text().contains("\"ts\"")) {
            remember(line.text(), times);
        }
        return new TapeLine(line.seq(), line.order(), kind, line.text(), line.transport(), line.note());
    }

    private static void remember(String text, Map<String, String> times) {
        try {
            JsonNode json = Json.read(text).node();
            if (json.path("id").isTextual() && json.path("ts").isTextual()) {
                times.put(json.get("id").textValue(), json.get("ts").textValue());
            }
        } catch (JsonProblem none) {
            // Broken on purpose: it has no time that is looked for.
        }
    }
}
