package org.contexttck.harness.spec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.contexttck.reports.page.Html;
import org.contexttck.reports.text.PointedPlace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageHtmlTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "/context/id; {\"context\":{\"id\":\"c\"}}; /context/id",
                "/_meta/context; {\"result\":{\"_meta\":{\"context\":{}}}}; /result/_meta/context",
                "/_meta/context; {\"result\":{\"content\":[]}}; /result/_meta/context",
                "/isError; {\"result\":{\"content\":[]}}; /result/isError",
                "/pagination/total; {\"result\":{\"structuredContent\":{\"pagination\":{\"total\":1}}}};"
                        + " /result/structuredContent/pagination/total",
                "/pagination; {\"result\":{\"structuredContent\":{}}}; /result/structuredContent/pagination",
                "/pagination; {\"result\":{\"content\":[{\"text\":\"{}\"}]}}; /result/content/0/text",
                "/structuredContent/goal; {\"result\":{\"content\":[{\"text\":\"{}\"}]}}; /result/content/0/text",
                "/name; {\"params\":{\"name\":\"x\"}}; /params/name",
                "/to; {\"id\":\"m1\"}; /to",
                "/to; no JSON; /to",
            })
    void aPlaceIsFoundFromTheRootThatItCountsFrom(String pointer, String message, String place) {
        assertThat(PointedPlace.in(message, pointer)).isEqualTo(place);
    }

    /** What breaks a requirement is pointed out, in the message or where it should be. */
    @Test
    void aRecordedExchangeThatBreaksHasAMark() throws Exception {
        List<String> without = new ArrayList<>();
        int broken = 0;
        try (SpecSources sources = SpecSources.bundled()) {
            Exchanges exchanges = Exchanges.read(sources);
            for (Requirement row : sources.catalogue().all()) {
                for (BrokenVariant variant : row.broken()) {
                    Exchange one =
                            exchanges.breaking(row.id(), variant.variant()).orElse(null);
                    if (one == null
                            || one.pointer().isEmpty()
                            || one.messages().stream()
                                    .noneMatch(it -> it.direction().equals("received") && whole(it.text()))) {
                        continue;
                    }
                    broken++;
                    Html html = new Html();
                    new MessageHtml(html).exchange(one, "server");
                    if (!html.toString().contains("<mark>")) {
                        without.add(row.id() + " " + one.by() + " " + one.pointer());
                    }
                }
            }
        }
        assertThat(broken).isGreaterThan(60);
        assertThat(without).isEmpty();
    }

    /** A message that was cut short has no place to mark any more. */
    private static boolean whole(String message) {
        try {
            return Json.read(message).node().isObject();
        } catch (JsonProblem cut) {
            return false;
        }
    }
}
