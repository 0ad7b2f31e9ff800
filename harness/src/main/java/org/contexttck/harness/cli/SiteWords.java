package org.contexttck.harness.cli;

import java.net.URI;
import java.util.Optional;
import org.contexttck.harness.run.report.SpecAddress;
import org.contexttck.reports.page.SpecLinks;
import picocli.CommandLine.Option;

/** Where the specification is published, for the links of reports. */
final class SiteWords {

    @Option(names = "--spec-site", paramLabel = "URL", description = "Where what spec writes is published, for links.")
    private URI site;

    /** @throws org.contexttck.harness.run.UsageException if the environment names something else than an address */
    SpecLinks links() {
        return Optional.ofNullable(site)
                .map(SpecLinks::to)
                .orElseGet(() -> SpecAddress.in(name -> Optional.ofNullable(System.getenv(name))));
    }
}
