package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.contexttck.harness.doctor.Diagnosis;
import org.contexttck.harness.doctor.DiagnosisJson;
import org.contexttck.harness.doctor.DiagnosisText;
import org.contexttck.harness.doctor.Doctor;
import org.contexttck.harness.doctor.bill.Bill;
import org.contexttck.harness.doctor.bill.BillJson;
import org.contexttck.harness.doctor.bill.BillText;
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
            "Says whether a server can be reached, what it serves and what could be claimed for it; judges nothing.",
            "Calls a tool only if the profile names it together with arguments, and never one that changes something;",
            "with --bill also a tool that says that it only reads, with arguments that its schema gives."
        },
        footer = {
            "",
            "Exit codes: 0 reachable, 2 usage or profile, 3 not reachable, 4 fault of the kit",
            "",
            "Examples:",
            "  context-tck doctor --stdio \"node server.js\"",
            "  context-tck doctor my-server.yaml --json",
            "  context-tck doctor --bill --stdio \"node server.js\""
        })
final class DoctorCommand implements Callable<Integer> {

    private static final int WIDEST = 100;
    private static final int UNREACHABLE = 3;

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private TargetChoice target;

    @Option(
            names = "--bill",
            description = "What the target costs a model's context window, in tokens, and what the protocols would have"
                    + " saved: of a server, a client or a proxy.")
    private boolean bill;

    @Option(
            names = "--json",
            description = "One JSON object instead of tables (schemas/kit/doctor.schema.json, or bill.schema.json).")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException, ProfileException {
        PrintWriter out = spec.commandLine().getOut();
        Profile profile = target.profile();
        if (bill) {
            return bill(profile);
        }
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

    /** One bill for each role that a profile names and that costs a window anything. */
    private int bill(Profile profile) throws InterruptedException {
        List<Bill> bills = Bills.of(profile);
        profile.warnings().stream()
                .map(ProfileProblem::toString)
                .forEach(spec.commandLine().getErr()::println);
        PrintWriter out = spec.commandLine().getOut();
        int width = Math.min(Terminal.current().width(), WIDEST);
        String text = bills.stream()
                .map(one -> json ? BillJson.line(one) + "\n" : BillText.of(one, width))
                .collect(Collectors.joining(json ? "" : "\n"));
        out.print(profile.secrets().hide(text));
        out.flush();
        return bills.stream().allMatch(Bill::reachable) ? 0 : UNREACHABLE;
    }
}
