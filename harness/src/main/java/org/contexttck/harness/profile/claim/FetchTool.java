package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.harness.profile.yaml.Members;
import org.contexttck.json.Pointer;

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
        @Key(standard = FetchTool.SEARCH) String tool,
        @Key(standard = "{page: 1}") ObjectNode full,

        @Key(standard = "{per_page: 5}", on = true, off = true)
        Optional<ObjectNode> five,

        @Key(standard = "[{per_page: 4}, {per_page: 1}]", on = true, off = true)
        List<ObjectNode> few,

        @Key(off = true) Optional<ObjectNode> last,
        @Key(standard = "/records") RecordLocator records,
        @Key(standard = "/id") Pointer identify,
        @Key(standard = "{}", on = true, off = true) Optional<PageWalk> pages) {

    static final String SEARCH = "search_records";
    static final String FIND = "find_records";

    public FetchTool {
        few = List.copyOf(few);
    }

    /** Only a search takes a query, so only there can one be asked for that matches nothing. */
    static String standard(String key, Members members) {
        String tool = members.word("tool", SEARCH);
        boolean example = members.only("tool") && (tool.equals(SEARCH) || tool.equals(FIND));
        return switch (key) {
            case "few" -> tool.equals(SEARCH) ? "[{per_page: 4}, {per_page: 1}, {query: no such record}]" : "";
            case "last" -> example ? "{page: 9}" : "";
            case "pages" -> example ? "{count: 9, records: 132}" : "";
            default -> "";
        };
    }
}
