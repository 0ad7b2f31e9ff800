package org.contexttck.harness.cucumber;

import java.util.List;

/**
 * A scenario before it runs.
 *
 * @param feature path below {@code features/}, without the ending, for example {@code wire/answers}
 * @param line of the scenario, or of its row of examples
 * @param name of the scenario
 * @param tags with the leading {@code @}
 */
public record CasePlace(String feature, int line, String name, List<String> tags) {

    public CasePlace {
        tags = List.copyOf(tags);
    }
}
