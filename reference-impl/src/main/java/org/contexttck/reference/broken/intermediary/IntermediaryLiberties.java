package org.contexttck.reference.broken.intermediary;

import com.fasterxml.jackson.databind.node.BooleanNode;
import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.intermediary.MessageTap;

/** What the sources leave to intermediaries, each taken another way than by the reference. */
public final class IntermediaryLiberties {

    /** All there are. */
    public static final Mistakes<MessageTap> ALL = new IntermediaryMistakes()
            .result("WritesIsErrorAlways", result -> result.putIfAbsent("isError", BooleanNode.FALSE))
            .tap("WritesMessagesAnew", () -> new BrokenIntermediary() {});

    private IntermediaryLiberties() {}
}
