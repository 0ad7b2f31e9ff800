package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.profile.claim.TruncatedTool;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Unreachable;

/** The lists and texts that a server gives to who asks plainly. */
record PlainAnswers(List<KnownList> lists, List<KnownText> texts) {

    static final PlainAnswers NONE = new PlainAnswers(List.of(), List.of());

    static PlainAnswers of(Connection connection, ContextSavingClaim claim) throws Unreachable, InterruptedException {
        List<KnownList> lists = new ArrayList<>();
        for (PaginatedTool tool : claim.paginated()) {
            for (ObjectNode arguments : tool.lists()) {
                KnownList.ask(connection, tool, arguments).ifPresent(lists::add);
            }
        }
        List<KnownText> texts = new ArrayList<>();
        for (TruncatedTool tool : claim.truncated()) {
            for (ObjectNode arguments : tool.arguments()) {
                KnownText.ask(connection, tool, arguments).ifPresent(texts::add);
            }
        }
        return new PlainAnswers(List.copyOf(lists), List.copyOf(texts));
    }

    /** Asks plainly. @throws Unreachable if no answer came in time: whoever is silent is not explored */
    static ToolCall asked(Connection connection, String tool, ObjectNode arguments)
            throws Unreachable, InterruptedException {
        ToolCall call = connection.call(tool, "", arguments);
        if (call.answer().outcome() instanceof Answer.Silent) {
            throw Unreachable.unanswered(call.line() + ": " + call.answer().describe(), connection.stderrTail());
        }
        return call;
    }

    /** What does not come now as it came before, in one line; empty if all does. */
    Optional<String> changed(Connection connection) throws Unreachable, InterruptedException {
        for (KnownList list : lists) {
            if (KnownList.ask(connection, list.tool(), list.arguments())
                    .filter(list::equals)
                    .isEmpty()) {
                return Optional.of(list.tool().tool() + " gives another list now");
            }
        }
        for (KnownText text : texts) {
            if (KnownText.ask(connection, text.tool(), text.arguments())
                    .filter(text::equals)
                    .isEmpty()) {
                return Optional.of(text.tool().tool() + " gives another text now");
            }
        }
        return Optional.empty();
    }
}
