package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;

/**
 * A tool that returns a list and pages it on request.
 *
 * @param tool its name
 * @param arguments what every call is given, beside the paging parameters
 * @param items where the items are
 * @param info where the pagination info is
 * @param empty arguments that give an empty list; empty if there are none
 * @param offset the name of the offset parameter
 * @param limit the name of the limit parameter
 */
public record PaginatedTool(
        String tool,
        ObjectNode arguments,
        Pointer items,
        Pointer info,
        Optional<ObjectNode> empty,
        String offset,
        String limit) {}
