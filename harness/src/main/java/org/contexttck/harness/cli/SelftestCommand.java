package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.run.ReferenceApp;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.selftest.Kill;
import org.contexttck.harness.selftest.KillMatrix;
import org.contexttck.reports.event.RequirementJudged;
import org.contexttck.reports.event.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code context-tck selftest}: shows that the kit catches what it is there to catch. */
@Command(
        name = "selftest",
        mixinStandardHelpOptions = true,
        description = "Runs the kit against its reference, broken variants and peers that answer nothing.")
final class SelftestCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--only",
            paramLabel = "WHAT",
            description = "Only variants whose name, or whose requirement's id, begins so.")
    private String only = "";

    @Option(names = "--jobs", paramLabel = "N", description = "Runs at the same time (default: the number of cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws InterruptedException, ExecutionException {
        PrintWriter out = spec.commandLine().getOut();
        KillMatrix matrix = new KillMatrix(Catalogue.bundled(), ReferenceApp.installed());
        List<KillMatrix.Case> cases = matrix.cases().stream()
                .filter(one -> one.variant().variant().startsWith(only)
                        || one.requirement().id().startsWith(only))
                .toList();
        if (cases.isEmpty()) {
            throw new UsageException("selftest --only " + only + ": no variant or requirement begins so");
        }
        int wrong = 0;
        ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, jobs));
        try {
            if (only.isEmpty()) {
                wrong += reference(out, matrix);
            }
            List<Future<Kill>> kills = new ArrayList<>();
            cases.forEach(one -> kills.add(pool.submit(() -> matrix.run(one))));
            for (Future<Kill> kill : kills) {
                wrong += show(out, kill.get());
            }
            if (only.isEmpty()) {
                wrong += nullPeers(out, matrix);
            }
        } finally {
            pool.shutdownNow();
        }
        out.println(wrong == 0 ? "selftest: everything was caught" : "selftest: " + wrong + " not as it should be");
        return wrong == 0 ? 0 : 1;
    }

    private static int reference(PrintWriter out, KillMatrix matrix) throws InterruptedException {
        List<RequirementJudged> judged = matrix.reference();
        List<String> wrong = judged.stream()
                .filter(one -> one.verdict() != Verdict.PASSED
                        && one.verdict() != Verdict.UNTESTED
                        && one.verdict() != Verdict.NOT_CLAIMED)
                .map(RequirementJudged::id)
                .toList();
        out.println("reference: " + (wrong.isEmpty() ? "everything passed" : "not passed: " + wrong));
        return wrong.size();
    }

    private static int show(PrintWriter out, Kill kill) {
        out.printf(
                "%-8s %-28s %-7s %5.1f s  %s%n",
                kill.requirement(),
                kill.variant(),
                kill.clean() ? "caught" : "WRONG",
                kill.took().toMillis() / 1000.0,
                kill.clean() ? kill.message() : kill.problem());
        return kill.clean() ? 0 : 1;
    }

    private static int nullPeers(PrintWriter out, KillMatrix matrix) throws InterruptedException {
        int wrong = 0;
        for (String peer : KillMatrix.NULL_PEERS) {
            List<String> passed = matrix.passedByNullPeer(peer);
            out.printf("null peer %-26s %s%n", peer, passed.isEmpty() ? "no pass" : "WRONG: passed " + passed);
            wrong += passed.size();
        }
        return wrong;
    }
}
