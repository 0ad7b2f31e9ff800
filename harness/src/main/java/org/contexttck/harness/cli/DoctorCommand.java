package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
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
import org.contexttck.harness.doctor.hookup.Hookup;
import org.contexttck.harness.doctor.hookup.HookupJson;
import org.contexttck.harness.doctor.hookup.HookupText;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
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
            "with arguments, and never one that says that it changes something; with --bill",
            "also a tool that says that it only reads, with arguments that its schema gives."
        },
        footer = {
            "",
            "Exit codes: 0 ready, 2 usage, or something to correct, 3 not reachable",
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
            description = "What it costs a model's context window, in tokens, and what would be saved.")
    private boolean bill;

    @Option(
            names = "--json",
            description = "JSON instead of tables (schemas/kit/doctor.schema.json, bill.schema.json).")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException, ProfileException {
        Profile profile = target.profile();
        if (bill) {
            return bill(profile);
        }
        PrintWriter out = spec.commandLine().getOut();
        profile.warnings().stream()
                .map(ProfileProblem::toString)
                .forEach(spec.commandLine().getErr()::println);
        List<String> texts = new ArrayList<>();
        boolean reachable = true;
        boolean right = true;
        int width = Math.min(Terminal.current().width(), WIDEST);
        if (profile.targets().server().isPresent()) {
            Diagnosis found = Doctor.examine(profile);
            texts.add(profile.secrets().hide(json ? DiagnosisJson.line(found) + "\n" : DiagnosisText.of(found, width)));
            reachable = found.reachable();
            right = !found.profile() || found.obstacles().isEmpty();
        }
        for (Hookup found : Hookup.examine(profile)) {
            texts.add(json ? HookupJson.line(found) + "\n" : HookupText.of(found, width));
            reachable &= found.reachable();
            right &= found.obstacles().isEmpty();
        }
        out.print(String.join(json ? "" : "\n", texts));
        out.flush();
        return reachable ? (right ? 0 : Failures.USAGE) : UNREACHABLE;
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
