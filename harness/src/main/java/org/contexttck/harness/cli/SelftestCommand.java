package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.ConformingVariant;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.run.reference.ReferenceApp;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.selftest.ExchangeRecorder;
import org.contexttck.harness.selftest.Kill;
import org.contexttck.harness.selftest.KillMatrix;
import org.contexttck.harness.selftest.KillPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code context-tck selftest}: shows that the kit catches what it is there to catch. */
@Command(
        name = "selftest",
        mixinStandardHelpOptions = true,
        description = "Runs the kit against its references and their broken variants.",
        footer = {
            "",
            "Exit codes: 0 everything wrong was caught and nothing right was, 1 otherwise",
            "",
            "Examples:",
            "  context-tck selftest",
            "  context-tck selftest --only TC-S-05 --processes"
        })
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

    @Option(
            names = "--processes",
            description =
                    "Start each as a process of its own, as a run does, instead of inside the kit; takes far longer.")
    private boolean processes;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the kill matrix: kill-matrix.md and kill-matrix.json.")
    private Path out;

    @Option(
            names = "--record",
            paramLabel = "DIR",
            description = "Write what was exchanged to DIR/<protocol>/exchanges.json, for `context-tck spec` to show."
                    + " DIR is a folder like features/ of the kit's sources.")
    private Path record;

    private final Map<KillMatrix.Case, Kill> kills = new ConcurrentHashMap<>();

    /** What is said of one run, and how much of it is not as it should be. */
    private record Line(int wrong, String text) {}

    @Override
    public Integer call() throws InterruptedException, ExecutionException, IOException {
        if (jobs < 1) {
            throw new UsageException("--jobs " + jobs + ": must be at least 1");
        }
        Optional.ofNullable(out).ifPresent(folder -> Writable.folder("--out", folder));
        Optional.ofNullable(record).ifPresent(folder -> Writable.folder("--record", folder));
        PrintWriter console = spec.commandLine().getOut();
        List<KillMatrix.Case> cases = KillMatrix.cases(Catalogue.bundled()).stream()
                .filter(one -> one.variant().variant().startsWith(only)
                        || one.requirement().id().startsWith(only))
                .toList();
        List<ConformingVariant> conforming = ConformingVariant.bundled(Catalogue.bundled()).stream()
                .filter(one -> one.variant().startsWith(only)
                        || one.only().stream().anyMatch(id -> !only.isEmpty() && id.startsWith(only)))
                .toList();
        if (cases.isEmpty() && conforming.isEmpty()) {
            throw new UsageException("selftest --only " + only + ": no variant or requirement begins so");
        }
        ReferenceApp app = ReferenceApp.installed();
        RunEnvironment runEnvironment = processes ? RunEnvironment.processes() : RunEnvironment.inside(app.embedded());
        KillMatrix matrix = new KillMatrix(Catalogue.bundled(), app, runEnvironment);
        // What waits for answers that never come takes no time from what works.
        ExecutorService working = Executors.newFixedThreadPool(jobs);
        ExecutorService waiting = Executors.newFixedThreadPool(2 * jobs);
        try {
            List<Future<Line>> lines = new ArrayList<>();
            if (only.isEmpty()) {
                lines.add(working.submit(() -> reference(matrix)));
            }
            cases.forEach(one -> lines.add((one.waits() ? waiting : working).submit(() -> variant(matrix, one))));
            conforming.forEach(one -> lines.add(working.submit(() -> conforming(matrix, one))));
            if (only.isEmpty()) {
                KillMatrix.nullPeers().forEach(peer -> lines.add(waiting.submit(() -> nullPeer(matrix, peer))));
            }
            int code = report(console, lines);
            List<Kill> all = cases.stream().map(kills::get).toList();
            write(all);
            if (record != null) {
                new ExchangeRecorder(Catalogue.bundled(), matrix)
                        .write(all, record)
                        .forEach(file -> console.println("recorded: " + file));
            }
            return code;
        } finally {
            working.shutdownNow();
            waiting.shutdownNow();
        }
    }

    private static int report(PrintWriter out, List<Future<Line>> lines)
            throws InterruptedException, ExecutionException {
        int wrong = 0;
        for (Future<Line> line : lines) {
            out.println(line.get().text());
            out.flush();
            wrong += line.get().wrong();
        }
        out.println(wrong == 0 ? "selftest: everything was caught" : "selftest: " + wrong + " not as it should be");
        return wrong == 0 ? 0 : 1;
    }

    private static Line reference(KillMatrix matrix) throws InterruptedException {
        List<String> missed = matrix.missedByReference();
        return new Line(
                missed.size(), "reference: " + (missed.isEmpty() ? "everything passed" : "not passed: " + missed));
    }

    private void write(List<Kill> all) throws IOException {
        if (out != null) {
            Files.createDirectories(out);
            Files.writeString(out.resolve("kill-matrix.md"), KillPage.markdown(all));
            Files.writeString(out.resolve("kill-matrix.json"), KillPage.json(all));
        }
    }

    private Line variant(KillMatrix matrix, KillMatrix.Case one) throws InterruptedException {
        Kill kill = matrix.run(one);
        kills.put(one, kill);
        String text = String.format(
                Locale.ROOT,
                "%-8s %-28s %-7s %5.1f s  %s",
                kill.requirement(),
                kill.variant(),
                kill.clean() ? "caught" : "WRONG",
                kill.took().toMillis() / 1000.0,
                kill.clean() ? kill.message() : kill.problem());
        return new Line(kill.clean() ? 0 : 1, text);
    }

    private static Line conforming(KillMatrix matrix, ConformingVariant one) throws InterruptedException {
        List<String> held = matrix.heldAgainst(one);
        String text = held.isEmpty() ? "conforms" : "WRONG: " + held;
        return new Line(held.size(), String.format(Locale.ROOT, "liberty   %-26s %s", one.variant(), text));
    }

    private static Line nullPeer(KillMatrix matrix, KillMatrix.NullPeer peer) throws InterruptedException {
        List<String> passed = matrix.passedBy(peer);
        String text = passed.isEmpty() ? "no pass" : "WRONG: passed " + passed;
        return new Line(passed.size(), String.format(Locale.ROOT, "null peer %-26s %s", peer.name(), text));
    }
}
