package org.contexttck.harness.run.report;

import java.net.URI;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.target.UrlWords;
import org.contexttck.harness.run.UsageException;
import org.contexttck.reports.page.SpecLinks;

/** Where an environment says that the specification is published, for the reports of commands and of tests alike. */
public final class SpecAddress {

    private static final String VARIABLE = "CONTEXT_TCK_SPEC_SITE";

    private SpecAddress() {}

    /**
     * Where reports lead.
     *
     * @param environment the value of a variable by its name
     * @throws UsageException if the variable is no address
     */
    public static SpecLinks in(Function<String, Optional<String>> environment) {
        return environment
                .apply(VARIABLE)
                .filter(word -> !word.isBlank())
                .map(SpecAddress::named)
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
