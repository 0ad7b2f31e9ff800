package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.PaginatedTool;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Unreachable;

/**
 * A list as the server gives it to who asks plainly.
 *
 * @param arguments that ask for it
 * @param items all of them, in order
 */
record KnownList(PaginatedTool tool, ObjectNode arguments, List<JsonNode> items) {

    KnownList {
        items = List.copyOf(items);
    }

    private static final int LARGE = 1_000_000;

    /**
     * Asks for it.
     *
     * @return empty if it does not come, comes otherwise when it is asked for again, or cannot be told to be whole
     */
    static Optional<KnownList> ask(Connection connection, PaginatedTool tool, ObjectNode arguments)
            throws Unreachable, InterruptedException {
        Optional<List<JsonNode>> first = items(PlainAnswers.asked(connection, tool.tool(), arguments), tool);
        Optional<List<JsonNode>> again = items(PlainAnswers.asked(connection, tool.tool(), arguments), tool);
        if (first.isEmpty() || !first.equals(again)) {
            return Optional.empty();
        }
        return tool.limit().isEmpty()
                ? Optional.of(new KnownList(tool, arguments, first.get()))
                : whole(connection, tool, arguments);
    }

    /** A server that refuses large pages, or fills none of them, may do so with any size: its list is not explored. */
    private static Optional<KnownList> whole(Connection connection, PaginatedTool tool, ObjectNode arguments)
            throws Unreachable, InterruptedException {
        ObjectNode large = arguments.deepCopy().put(tool.limit().orElseThrow(), LARGE);
        ToolCall page = PlainAnswers.asked(connection, tool.tool(), large);
        ObjectNode small = arguments.deepCopy().put(tool.limit().orElseThrow(), 1);
        Optional<BigInteger> total = PlainAnswers.asked(connection, tool.tool(), small)
                .structured()
                .flatMap(tool.info()::at)
                .flatMap(info -> WholeNumber.of(info.path("total")));
        return items(page, tool)
                .filter(items -> total.filter(all -> all.equals(BigInteger.valueOf(items.size())))
                        .isPresent())
                .map(items -> new KnownList(tool, arguments, items));
    }

    /** The items in a result; empty if there is no list where the profile points to. */
    static Optional<List<JsonNode>> items(ToolCall call, PaginatedTool tool) {
        return Optional.of(call)
                .filter(ToolCall::succeeded)
                .flatMap(ToolCall::structured)
                .flatMap(tool.items()::at)
                .filter(JsonNode::isArray)
                .map(array -> {
                    List<JsonNode> items = new ArrayList<>();
                    array.forEach(items::add);
                    return items;
                });
    }
}
