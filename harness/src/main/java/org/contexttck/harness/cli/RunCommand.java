package org.contexttck.harness.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.contexttck.harness.explore.ExplorationChoice;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.harness.run.ShardChoice;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.run.report.GateRequest;
import org.contexttck.harness.run.report.KeptCases;
import org.contexttck.harness.run.report.ReportedRun;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code context-tck run}: runs the specification against a target and reports. */
@Command(
        name = "run",
        customSynopsis = "context-tck run [OPTIONS] (PROFILE | --stdio=COMMAND | --url=URL | ...)",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Runs the specification against a target and writes a report.",
        footer = {"", "Examples:", "  context-tck run --stdio \"npx my-server\" --only TC-S-01..05,W-S"})
final class RunCommand implements Callable<Integer> {

    private static final String FOLDER = "context-tck-report";

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private TargetChoice target;

    @Option(names = "--only", paramLabel = "WHAT", description = "Ids, ranges (TC-S-01..05), prefixes (TC-S) or tags.")
    private List<String> only = new ArrayList<>();

    @Option(names = "--strict", description = "A SHOULD that does not hold fails the run.")
    private boolean strict;

    @Option(names = "--faults", description = "Try gateways over connections that break, too.")
    private boolean faults;

    @Option(names = "--jobs", paramLabel = "N", description = "Scenarios at a time (default: one a processor).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--shard", paramLabel = "I/N", description = "Run one of N parts, for report merge.")
    private String shard;

    @Option(names = "--explore", paramLabel = "TIME", description = "How long to explore, such as 10m; 0: not at all.")
    private String explore;

    @Option(names = "--seed", paramLabel = "N", description = "Where exploring begins (default: 1).")
    private int seed = (int) ExplorationChoice.USUAL_SEED;

    @Option(names = "--case", paramLabel = "CODE", description = "Hold one explored conversation again.")
    private String explored;

    @Option(names = "--also", paramLabel = "FILE", description = "Hold the cases of this file again, too.")
    private Path also;

    @Option(names = "--save", paramLabel = "FILE", description = "Add what exploring finds to the cases in this file.")
    private Path save;

    @Option(names = "--bill", description = "Measure what it costs in tokens, as doctor --bill.")
    private boolean bill;

    @Mixin
    private GateWords gate = new GateWords();

    @Mixin
    private OutputWords output = new OutputWords();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = FOLDER,
            description = "The report (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Override
    public Integer call() throws InterruptedException, IOException, ProfileException {
        if (jobs < 1) {
            throw new UsageException("--jobs " + jobs + ": must be at least 1");
        }
        GateRequest accepted = gate.request();
        ShardChoice part = shard == null ? ShardChoice.WHOLE : ShardChoice.parse(shard);
        RunRequest request = new RunRequest(target.profile(), only, strict, jobs, out, rerun(part), faults)
                .in(part)
                .exploring(exploration());
        RunRequest billed = bill ? request.billing() : request;
        Optional<KeptCases> before = save == null ? Optional.empty() : Optional.of(saved());
        int code = new ReportedRun(output.of(spec.commandLine()))
                .execute(billed, RunEnvironment.processes(), accepted)
                .exitCode();
        if (before.isPresent()) {
            before.get().and(out).write(save);
        }
        return code;
    }

    private KeptCases saved() throws ProfileException {
        Writable.file("--save", save);
        return KeptCases.readIfThere(save);
    }

    /** A shard is run again for itself, and leaves the report that is to be merged alone. */
    private String rerun(ShardChoice part) {
        Path folder = part.isWhole() ? out : Path.of(FOLDER);
        return Rerun.base(target.words(), strict, folder)
                + (faults ? " --faults" : "")
                + (bill ? " --bill" : "")
                + (also == null ? "" : " --also " + Rerun.quoted(also.toString()))
                + (explore == null ? "" : " --explore " + explore + " --seed " + seed);
    }

    private ExplorationChoice exploration() throws ProfileException {
        if (explored != null) {
            return ExplorationChoice.again(ExploreWords.code(explored));
        }
        return also == null ? drawn() : drawn().also(KeptCases.read(also).all());
    }

    private ExplorationChoice drawn() {
        if (explore == null) {
            return only.isEmpty() ? ExplorationChoice.STANDARD.from(seed) : ExplorationChoice.NONE;
        }
        Duration time = ExploreWords.time(explore);
        return time.isZero() ? ExplorationChoice.NONE : ExplorationChoice.lasting(time, seed);
    }
}
