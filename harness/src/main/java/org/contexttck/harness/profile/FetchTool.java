package org.contexttck.harness.profile;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.json.Pointer;

/**
 * A tool that fetches records.
 *
 * @param tool its name
 * @param full arguments that return a full page of 5 or more records
 * @param five arguments that return exactly five; empty if the tool cannot
 * @param few each: arguments that return fewer than five; none if the tool cannot
 * @param last arguments that return a short last page of 5 or more; empty if not given
 * @param records where the records are
 * @param identify where in a record its identifying value is; of no use with {@link RecordLocator.ByPattern}
 * @param pages how to walk through all pages; empty if the tool has no pages
 */
public record FetchTool(
        String tool,
        ObjectNode full,
        Optional<ObjectNode> five,
        List<ObjectNode> few,
        Optional<ObjectNode> last,
        RecordLocator records,
        Pointer identify,
        Optional<PageWalk> pages) {

    public FetchTool {
        few = List.copyOf(few);
    }
}
