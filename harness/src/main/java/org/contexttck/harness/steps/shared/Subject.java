package org.contexttck.harness.steps.shared;

import java.util.function.Predicate;
import org.contexttck.harness.target.server.ToolCall;

/** What a table of {@code each … has:} looks at, such as each page that the scenario has asked for. */
public interface Subject {

    /**
     * Judges a row of the table.
     *
     * @param which of the calls to look at
     * @param at the first cell: a place or a part
     * @param mustBe the second cell: what has to be there
     * @throws IllegalArgumentException if the row is not of the vocabulary
     */
    void has(Predicate<ToolCall> which, String at, String mustBe) throws InterruptedException;
}
