package org.contexttck.harness.selftest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;
import org.contexttck.reports.event.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExchangeFileTest {

    private static final Catalogue CATALOGUE = Catalogue.bundled();

    @TempDir
    Path folder;

    @Test
    void keepsWhatWasRecordedBeforeAndShowsOneVariantWithItsMessages() throws IOException {
        Path file = Files.writeString(folder.resolve("exchanges.json"), """
                [{"requirement":"TC-S-03","variant":"NoSummary","says":"old","pointer":"","messages":[{"direction":"sent","text":"x"}]},
                 {"requirement":"TC-S-03","variant":"GoneSince","says":"old","pointer":"","messages":[]},
                 {"requirement":"TC-S-01","variant":"MarksFromSix","says":"kept","pointer":"/a","messages":[]}]
                """);
        ExchangeFile exchanges = ExchangeFile.read(file);

        exchanges.add("TC-S-03", "BlankSummary", finding("new", "broken"), List.of(received("whole")));

        assertThat(exchanges.text(CATALOGUE, "transient-context")).isEqualTo("""
                [
                {"requirement":"TC-S-01","variant":"MarksFromSix","says":"kept","pointer":"/a","messages":[]},
                {"requirement":"TC-S-03","variant":"","says":"","pointer":"/b","messages":[{"direction":"received","text":"whole"}]},
                {"requirement":"TC-S-03","variant":"BlankSummary","says":"new","pointer":"/b","messages":[{"direction":"received","text":"broken"}]},
                {"requirement":"TC-S-03","variant":"NoSummary","says":"old","pointer":"","messages":[]}
                ]
                """);
    }

    @Test
    void startsWithNothing() throws IOException {
        assertThat(ExchangeFile.read(folder.resolve("none.json")).text(CATALOGUE, "wire"))
                .isEqualTo("[\n\n]\n");
    }

    private static Finding finding(String headline, String message) {
        return new Finding("TC-S-03", "tool", headline, "", "", "/b", "", "", List.of(1L), List.of(received(message)));
    }

    private static Excerpt received(String text) {
        return new Excerpt(1, ExcerptDirection.RECEIVED, text);
    }
}
