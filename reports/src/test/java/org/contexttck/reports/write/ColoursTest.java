package org.contexttck.reports.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.contexttck.reports.page.PageParts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What WCAG AA asks of the colours of the page, in both schemes. */
class ColoursTest {

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textCanBeReadOnEveryGround(String scheme) {
        Map<String, String> colours = colours(scheme);

        for (String text : List.of("ink", "quiet", "link", "good", "bad", "warn", "none")) {
            for (String ground : List.of("page", "card", "code")) {
                assertThat(Contrast.of(colours.get(text), colours.get(ground)))
                        .as("%s: %s on %s", scheme, text, ground)
                        .isGreaterThanOrEqualTo(4.5);
            }
        }
        assertThat(Contrast.of(colours.get("mark-ink"), colours.get("mark")))
                .as("%s: marked text", scheme)
                .isGreaterThanOrEqualTo(4.5);
        assertThat(Contrast.of(colours.get("ink"), colours.get("field"))).isGreaterThanOrEqualTo(4.5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void linesOfAPlotAndEdgesOfFieldsCanBeSeen(String scheme) {
        Map<String, String> colours = colours(scheme);

        for (String line : List.of("plot-0", "plot-1", "plot-2", "edge", "link")) {
            for (String ground : List.of("page", "card", "field")) {
                assertThat(Contrast.of(colours.get(line), colours.get(ground)))
                        .as("%s: %s on %s", scheme, line, ground)
                        .isGreaterThanOrEqualTo(3.0);
            }
        }
    }

    private static Map<String, String> colours(String scheme) {
        String[] blocks = PageParts.style().split(":root \\{", 4);
        Map<String, String> colours = new HashMap<>(block(blocks[1]));
        if (scheme.equals("dark")) {
            colours.putAll(block(blocks[2]));
        }
        return colours;
    }

    private static Map<String, String> block(String css) {
        Map<String, String> colours = new HashMap<>();
        Pattern.compile("--([a-z0-9-]+): (#[0-9a-f]{6});")
                .matcher(css.substring(0, css.indexOf('}')))
                .results()
                .forEach(m -> colours.put(m.group(1), m.group(2)));
        return colours;
    }
}
