package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * One thing that a source says, in the kit's own words.
 *
 * @param section where it says so, as {@link Requirement#section()} names it
 * @param level how binding the text makes it; empty if it binds nobody
 * @param says what it says, one line
 * @param rows ids of the requirements that judge it, of whatever protocol
 * @param unjudged why there are none; empty when there are
 * @param line where it stands in the file
 */
public record Statement(
        String section, Optional<Level> level, String says, List<String> rows, Optional<String> unjudged, int line) {

    public Statement {
        rows = List.copyOf(rows);
    }
}
