package org.contexttck.reports.board;

import java.util.List;
import java.util.Optional;

/**
 * All reports on one implementation.
 *
 * @param name as its profiles give it
 * @param page its page
 * @param reports those on it, the newest first; at least one
 */
record ListedImplementation(String name, String page, List<BoardEntry> reports) {

    ListedImplementation {
        reports = List.copyOf(reports);
    }

    BoardEntry latest() {
        return reports.get(0);
    }

    /** The newest that judges a side. */
    Optional<BoardEntry> latest(BoardSide side) {
        return reports.stream().filter(one -> one.judges(side)).findFirst();
    }
}
