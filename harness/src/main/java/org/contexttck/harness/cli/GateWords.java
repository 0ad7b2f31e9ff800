package org.contexttck.harness.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;
import org.contexttck.harness.run.report.GateRequest;
import picocli.CommandLine.Option;

/** How to say what a gate puts up with. */
final class GateWords {

    @Option(names = "--baseline", paramLabel = "FILE", description = "Known failures: shown, not failing the run.")
    private Path baseline;

    @Option(names = "--bless", description = "Write the baseline anew, as things are.")
    private boolean bless;

    @Option(names = "--flaky", paramLabel = "FILE", description = "Scenarios that come and go: tried up to 3 times.")
    private Path flaky;

    @Option(names = "--fail-under", paramLabel = "PERCENT", description = "Go by how many of the MUST rows passed.")
    private BigDecimal failUnder;

    /** @throws UsageException if the baseline is to be written, and cannot be */
    GateRequest request() {
        if (bless && baseline != null) {
            Writable.file("--baseline", baseline);
        }
        return new GateRequest(
                Optional.ofNullable(baseline), bless, Optional.ofNullable(flaky), Optional.ofNullable(failUnder));
    }
}
