package org.contexttck.harness.steps.shared;

import java.util.List;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.ToolCall;

/** What a table of {@code each … has:} looks at, such as each page that the scenario has asked for. */
public interface Subject {

    /** The calls that brought them, in order. */
    List<ToolCall> calls();

    /** Judges whether a refusal names the parameter that the call was made to try. */
    default void judgeRefusal(ToolCall refused) {
        throw new IllegalArgumentException("no parameter is known that " + refused.line() + " was made to try");
    }

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
