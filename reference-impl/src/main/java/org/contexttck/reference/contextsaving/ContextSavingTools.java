package org.contexttck.reference.contextsaving;

import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reference.tool.SdkTool;

/** Five tools: one that pages a list, one that cuts a text, one that cuts JSON, and two that run a command. */
public final class ContextSavingTools {

    private ContextSavingTools() {}

    /** The tools, ready for the SDK's server. */
    public static List<SyncToolSpecification> all() {
        return Stream.of(new ListEntries(), new BuildLog(), new EvalJson(), new RunCheck(), new HashFile())
                .map(SdkTool::of)
                .toList();
    }
}
