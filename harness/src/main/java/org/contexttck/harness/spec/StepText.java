package org.contexttck.harness.spec;

import java.util.List;
import java.util.Optional;

/**
 * A step of a scenario.
 *
 * @param keyword such as {@code Given}
 * @param table rows of cells; none if it has no table
 */
record StepText(String keyword, String text, List<List<String>> table, Optional<String> docString) {

    StepText {
        table = List.copyOf(table);
    }
}
