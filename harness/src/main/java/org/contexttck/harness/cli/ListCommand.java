package org.contexttck.harness.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.run.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code context-tck list}: the catalogue, one line a requirement. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Lists the requirements: id, level, role, and what they say.",
        footer = {"", "Examples:", "  context-tck list", "  context-tck list TC-S"})
final class ListCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "PREFIX", defaultValue = "", description = "Only ids that begin so.")
    private String prefix;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        int listed = 0;
        for (Requirement one : Catalogue.bundled().all()) {
            if (one.id().startsWith(prefix)) {
                String planned =
                        one.untested().map(why -> "  (untested: " + why + ")").orElse("");
                out.printf(
                        "%-8s %-6s %-12s %s%s%n",
                        one.id(), one.level(), one.role().text(), one.says(), planned);
                listed++;
            }
        }
        if (listed == 0) {
            throw new UsageException("list " + prefix + ": no requirement id begins so");
        }
        return 0;
    }
}
