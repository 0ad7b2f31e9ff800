package org.contexttck.harness.cli;

import java.net.URI;
import java.util.Optional;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.page.SpecLinks;
import picocli.CommandLine.Option;

/** Where the specification is published, for the links of reports. */
final class SiteWords {

    private static final String VARIABLE = "CONTEXT_TCK_SPEC_SITE";

    @Option(names = "--spec-site", paramLabel = "URL", description = "Where what spec writes is published, for links.")
    private URI site;

    /** @throws UsageException if the variable is no address */
    SpecLinks links() {
        return Optional.ofNullable(site)
                .or(() -> Optional.ofNullable(System.getenv(VARIABLE))
                        .filter(word -> !word.isBlank())
                        .map(SiteWords::named))
                .map(SpecLinks::to)
                .orElse(SpecLinks.NONE);
    }

    private static URI named(String word) {
        try {
            return UrlWords.parse(word);
        } catch (IllegalArgumentException wrong) {
            throw new UsageException(VARIABLE + ": " + wrong.getMessage());
        }
    }
}
