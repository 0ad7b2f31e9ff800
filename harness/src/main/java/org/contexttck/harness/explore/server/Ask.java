package org.contexttck.harness.explore.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.json.Json;

/** One call, and what its answer has to be. Two that ask the same are equal. */
interface Ask {

    String tool();

    ObjectNode arguments();

    /** What it varies. */
    Set<String> dimensions();

    /** Holds its answer against what is known, beside what monitors judge of any answer. */
    void judge(ToolCall call, Findings findings);

    /** Holds its answer against that to the same call before. */
    default void judge(ToolCall before, ToolCall call, Findings findings) {}

    /** Such as {@code list_entries {"limit":2}}. */
    default String line() {
        return tool() + " " + Json.write(arguments());
    }
}
