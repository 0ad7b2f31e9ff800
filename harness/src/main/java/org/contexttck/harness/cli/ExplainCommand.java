package org.contexttck.harness.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.IdRange;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.harness.catalogue.Reading;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.run.UsageException;
import org.contexttck.harness.spec.SpecSources;
import org.contexttck.harness.spec.explain.Explainer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck explain}: everything that the specification knows about requirements, readings and field cases. */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        description = {
            "Explains a requirement, a reading or a field case.",
            "What it says and why, who claims it, what decides it, which faults it catches,",
            "and what went over the wire where it held and where it broke."
        },
        footer = {
            "",
            "Examples:",
            "  context-tck explain TC-S-01",
            "  context-tck explain CS-P-03 CS-P-04",
            "  context-tck explain R11"
        })
final class ExplainCommand implements Callable<Integer> {

    private static final int WIDEST = 100;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "ID",
            completionCandidates = Ids.class,
            description = "Such as TC-S-01, TC-S-01..05, R11 or FC-05.")
    private List<String> ids = new ArrayList<>();

    /** What a shell offers. */
    static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            Catalogue catalogue = Catalogue.bundled();
            return Stream.concat(
                            catalogue.all().stream().map(Requirement::id),
                            catalogue.readings().stream().map(Reading::id))
                    .iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        int width = Math.min(WIDEST, Terminal.current().width());
        try (SpecSources sources = SpecSources.bundled()) {
            Explainer explainer = new Explainer(sources, width, Terminal.command(), ClaimExamples::of);
            List<String> texts = ids.stream()
                    .flatMap(id -> expanded(id, explainer.ids()))
                    .map(id ->
                            explainer.text(id.toUpperCase(Locale.ROOT)).orElseThrow(() -> unknown(id, explainer.ids())))
                    .toList();
            PrintWriter out = spec.commandLine().getOut();
            out.print(String.join("\n", texts));
            out.flush();
        }
        return 0;
    }

    /** The ids of a range; any other word stays as it is. */
    private static Stream<String> expanded(String word, List<String> known) {
        List<String> range = IdRange.parse(word).map(it -> it.of(known)).orElseGet(List::of);
        return range.isEmpty() ? Stream.of(word) : range.stream();
    }

    private static UsageException unknown(String id, List<String> known) {
        return new UsageException("explain " + id + ": no requirement, reading or field case has this id; "
                + NearWords.ofId(id.toUpperCase(Locale.ROOT), known, "see context-tck list"));
    }
}
