package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;

/**
 * A tool that returns lists and pages them on request.
 *
 * @param tool its name
 * @param arguments for each list to try, what every call is given beside the paging parameters; at least one
 * @param items where the items are
 * @param info where the pagination info is
 * @param empty arguments that give an empty list; empty if there are none
 * @param offset the name of the offset parameter; empty if the tool has none
 * @param limit the name of the limit parameter; empty if the tool has none
 */
public record PaginatedTool(
        String tool,
        List<ObjectNode> arguments,
        Pointer items,
        Pointer info,
        Optional<ObjectNode> empty,
        Optional<String> offset,
        Optional<String> limit) {

    public PaginatedTool {
        arguments = List.copyOf(arguments);
    }
}
