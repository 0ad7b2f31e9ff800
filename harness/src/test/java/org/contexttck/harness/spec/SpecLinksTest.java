package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.Map;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.reports.page.SpecLinks;
import org.junit.jupiter.api.Test;

/** Reports lead to pages that the site has. */
class SpecLinksTest {

    @Test
    void eachRowHasItsPlaceOnTheSite() throws IOException {
        SpecLinks links = SpecLinks.to(URI.create("https://spec.example/tck"));
        Map<String, String> pages;
        try (SpecSources sources = SpecSources.bundled()) {
            pages = SpecSite.pages(sources, "1");
        }

        for (Requirement row : Catalogue.bundled().all()) {
            String link = links.row(row.protocol(), row.id()).orElseThrow();
            assertThat(link).startsWith("https://spec.example/tck/");
            String[] place =
                    link.substring("https://spec.example/tck/".length()).split("#");
            assertThat(pages.get(place[0])).as(link).contains("id=\"" + place[1] + "\"");
        }
    }
}
