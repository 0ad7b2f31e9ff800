package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.contexttck.harness.doctor.Diagnosis;
import org.contexttck.harness.doctor.DiagnosisJson;
import org.contexttck.harness.doctor.DiagnosisText;
import org.contexttck.harness.doctor.Doctor;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.contexttck.harness.run.UsageException;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code context-tck doctor}: what a server is and what could be tested of it; no verdicts. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Says whether a target can be reached, and what to correct.",
            "Judges nothing. Calls a tool of a server only if the profile names it together",
            "with arguments, and never one that says that it changes something."
        },
        footer = {
            "",
            "Exit codes: 0 ready, 2 usage, or something to correct, 3 not reachable",
            "",
            "Examples:",
            "  context-tck doctor --stdio \"node server.js\"",
            "  context-tck doctor my-server.yaml --json"
        })
final class DoctorCommand implements Callable<Integer> {

    private static final int WIDEST = 100;
    private static final int UNREACHABLE = 3;

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private TargetChoice target;

    @Option(names = "--json", description = "One JSON object (schemas/kit/doctor.schema.json) instead of tables.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException, ProfileException {
        PrintWriter out = spec.commandLine().getOut();
        Profile profile = target.profile();
        if (profile.targets().server().isEmpty()) {
            throw new UsageException("doctor examines servers, and " + profile.name() + " names none");
        }
        profile.warnings().stream()
                .map(ProfileProblem::toString)
                .forEach(spec.commandLine().getErr()::println);
        Diagnosis diagnosis = Doctor.examine(profile);
        String text = json
                ? DiagnosisJson.line(diagnosis) + "\n"
                : DiagnosisText.of(diagnosis, Math.min(Terminal.current().width(), WIDEST));
        out.print(profile.secrets().hide(text));
        out.flush();
        return diagnosis.reachable() ? 0 : UNREACHABLE;
    }
}
