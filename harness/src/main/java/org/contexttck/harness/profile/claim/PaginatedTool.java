package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.json.Pointer;

/**
 * A tool that returns lists and pages them on request.
 *
 * @param tool its name
 * @param arguments for each list to try, what every call is given beside the paging parameters; at least one
 * @param items where the items are
 * @param info where the pagination info is
 * @param empty arguments that give an empty list; empty if there are none
 * @param names of the paging parameters
 */
public record PaginatedTool(
        @Key(standard = "list_entries") String tool,
        @Key(standard = "{}") List<ObjectNode> arguments,
        @Key(standard = "/items") Pointer items,
        @Key(standard = "/pagination") Pointer info,
        Optional<ObjectNode> empty,
        @Key(standard = "{}") Names names) {

    /**
     * What the tool calls its paging parameters.
     *
     * @param offset empty if it has none
     * @param limit empty if it has none
     */
    public record Names(
            @Key(standard = "offset", off = true) Optional<String> offset,
            @Key(standard = "limit", off = true) Optional<String> limit) {}

    public PaginatedTool {
        arguments = List.copyOf(arguments);
    }

    /** Arguments for each list that can be asked for, the empty one last. */
    public List<ObjectNode> lists() {
        return Stream.concat(arguments.stream(), empty.stream()).toList();
    }

    /** The name of the offset parameter; empty if the tool has none. */
    public Optional<String> offset() {
        return names.offset();
    }

    /** The name of the limit parameter; empty if the tool has none. */
    public Optional<String> limit() {
        return names.limit();
    }
}
