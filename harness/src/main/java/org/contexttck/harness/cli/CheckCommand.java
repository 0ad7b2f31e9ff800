package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.harness.check.CheckRequest;
import org.contexttck.harness.check.ReportedCheck;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.report.GateRequest;
import org.contexttck.harness.trace.RecordingKind;
import org.contexttck.harness.trace.TraceSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck check}: judges what others have recorded. */
@Command(
        name = "check",
        customSynopsis = "context-tck check [OPTIONS] TRACE...",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Judges recordings; nothing is started and nobody is asked.",
            "Takes the kit's transcripts, JSON-RPC messages, HAR files, MCPP envelopes and",
            "requests to models, plain or gzip. A guide says more: check recordings."
        },
        footer = {
            "",
            "Exit codes:",
            "  0 holds, 1 something does not, 2 usage, profile or no recording,",
            "  5 bears on nothing, 6 the baseline is no longer true",
            "",
            "Examples:",
            "  context-tck check session.jsonl",
            "  context-tck check page.har --profile orders.yaml --out checked",
            "  zcat /var/log/mcp/*.gz | context-tck check - --only TC-S,W-S"
        })
final class CheckCommand implements Callable<Integer> {

    private static final String FOLDER = "context-tck-report";

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Files, folders of files, or - for standard input.")
    private List<Path> traces;

    @Option(
            names = "--as",
            paramLabel = "KIND",
            completionCandidates = Kinds.class,
            description = "transcript, json-rpc, har, envelopes or model.")
    private String kind;

    @Option(
            names = "--profile",
            paramLabel = "FILE",
            description = "What is claimed; without: the names of the sources.")
    private Path profile;

    @Option(names = "--only", paramLabel = "WHAT", description = "Ids, ranges or prefixes; as of run.")
    private List<String> only = new ArrayList<>();

    @Option(names = "--strict", description = "A SHOULD that does not hold fails the check.")
    private boolean strict;

    @Option(names = "--baseline", paramLabel = "FILE", description = "Known failures: shown, not failing the check.")
    private Path baseline;

    @Option(names = "--bless", description = "Write the baseline anew, as things are.")
    private boolean bless;

    @Option(names = "--jobs", paramLabel = "N", description = "Sessions at a time (default: one a processor).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private OutputWords output = new OutputWords();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = FOLDER,
            description = "The report (default: ${DEFAULT-VALUE}).")
    private Path out;

    /** What a shell offers. */
    static final class Kinds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(RecordingKind.values())
                    .map(RecordingKind::text)
                    .iterator();
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException, ProfileException {
        if (jobs < 1) {
            throw new UsageException("--jobs " + jobs + ": must be at least 1");
        }
        Optional<RecordingKind> said = kind();
        List<TraceSource> recordings = new ArrayList<>();
        for (Path trace : traces) {
            add(trace, said, recordings);
        }
        CheckRequest request =
                new CheckRequest(recordings, profile(), only, strict, jobs, out, Rerun.check(words(), strict, out));
        return new ReportedCheck(output.of(spec.commandLine()))
                .execute(request, gate())
                .exitCode();
    }

    private GateRequest gate() {
        if (bless && baseline != null) {
            Writable.file("--baseline", baseline);
        }
        return new GateRequest(Optional.ofNullable(baseline), bless, Optional.empty(), Optional.empty());
    }

    private Optional<RecordingKind> kind() {
        if (kind == null) {
            return Optional.empty();
        }
        return Optional.of(RecordingKind.of(kind)
                .orElseThrow(() -> new UsageException("--as " + kind + ": no kind of recording; "
                        + NearWords.meantOr(
                                "known are",
                                kind,
                                Arrays.stream(RecordingKind.values())
                                        .map(RecordingKind::text)
                                        .toList()))));
    }

    /** A profile need not say how anything is reached here. */
    private Optional<Profile> profile() throws ProfileException {
        return profile == null
                ? Optional.empty()
                : Optional.of(Profiles.load(
                        profile,
                        name -> Optional.ofNullable(System.getenv(name)),
                        Optional.of(Profiles.forStdio(List.of("recorded")).server())));
    }

    private static void add(Path trace, Optional<RecordingKind> kind, List<TraceSource> recordings) throws IOException {
        if (trace.toString().equals(TraceSource.STANDARD_INPUT)) {
            recordings.add(TraceSource.standardInput(System.in, kind));
        } else if (Files.isDirectory(trace)) {
            for (Path file : files(trace)) {
                recordings.add(TraceSource.of(file, kind));
            }
        } else if (Files.exists(trace)) {
            recordings.add(TraceSource.of(trace, kind));
        } else {
            throw new UsageException(trace + ": not found; looked for " + trace.toAbsolutePath());
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> files = all.filter(Files::isRegularFile).sorted().toList();
            if (files.isEmpty()) {
                throw new UsageException(folder + ": is a folder without files; name recordings");
            }
            return files;
        }
    }

    private List<String> words() {
        List<String> words = new ArrayList<>(traces.stream().map(Path::toString).toList());
        if (kind != null) {
            words.addAll(List.of("--as", kind));
        }
        if (profile != null) {
            words.addAll(List.of("--profile", profile.toString()));
        }
        return words;
    }
}
