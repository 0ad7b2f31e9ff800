package org.contexttck.harness.spec;

import java.util.List;
import java.util.Optional;

/**
 * A step of a scenario.
 *
 * @param keyword such as {@code Given}
 * @param table rows of cells; none if it has no table
 */
record SceneLine(String keyword, String text, List<List<String>> table, Optional<String> docString) {

    SceneLine {
        table = List.copyOf(table);
    }
}
