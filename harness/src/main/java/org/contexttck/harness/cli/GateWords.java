package org.contexttck.harness.cli;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;
import org.contexttck.harness.run.report.GateRequest;
import picocli.CommandLine.Option;

/** How to say what a gate puts up with. */
final class GateWords {

    @Option(
            names = "--baseline",
            paramLabel = "FILE",
            description = "Known failures: shown, but not failing the run. What no longer fails or is past its day"
                    + " ends it with 6.")
    private Path baseline;

    @Option(names = "--bless", description = "Write the baseline anew, so that it fits what was found.")
    private boolean bless;

    @Option(
            names = "--flaky",
            paramLabel = "FILE",
            description = "Scenarios that come and go, in the form of a baseline: tried up to 3 times; shown as flaky.")
    private Path flaky;

    @Option(
            names = "--fail-under",
            paramLabel = "PERCENT",
            description = "Go by how many of the MUST requirements passed (with --strict: and SHOULD).")
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
