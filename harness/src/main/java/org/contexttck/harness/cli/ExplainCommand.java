package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.run.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck explain}: everything the catalogue knows about one requirement. */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        description = "Explains a requirement: what it says, why, and which faults it catches.",
        footer = {"", "Examples:", "  context-tck explain TC-S-01"})
final class ExplainCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "ID", description = "For example TC-S-01.")
    private String id;

    @Override
    public Integer call() {
        Catalogue catalogue = Catalogue.bundled();
        Requirement one = catalogue
                .requirement(id)
                .orElseThrow(() -> new UsageException("explain " + id + ": no such requirement; see context-tck list"));
        PrintWriter out = spec.commandLine().getOut();
        out.println(one.id() + " (" + one.level() + ", " + one.role().text() + ", "
                + one.basis().text() + ")");
        line(out, "says", one.says());
        line(out, "source", one.protocol() + ", " + one.section());
        one.ground().ifPresent(ground -> line(out, "because", ground));
        if (!one.claims().isEmpty()) {
            line(out, "claimed by", String.join(" or ", one.claims()));
        }
        one.readings()
                .forEach(reading -> catalogue
                        .reading(reading)
                        .ifPresent(found -> line(out, "reading", found.id() + ", " + found.title())));
        one.untested().ifPresent(why -> line(out, "untested", why));
        for (BrokenVariant variant : one.broken()) {
            line(out, "catches", variant.variant());
        }
        return 0;
    }

    private static void line(PrintWriter out, String key, String value) {
        out.printf("  %-11s %s%n", key, value.strip());
    }
}
