package org.contexttck.reference.contextsaving;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.reference.tool.JsonText;
import org.contexttck.reference.tool.SdkTool;

/** Five tools: one that pages a list, one that cuts a text, one that cuts JSON, and two that run a command. */
public final class ContextSavingTools {

    private ContextSavingTools() {}

    /**
     * The tools, ready for the SDK's server.
     *
     * @param mapper writes structured content as text
     */
    public static List<SyncToolSpecification> all(McpJsonMapper mapper) {
        JsonText json = new JsonText(mapper);
        return Stream.of(
                        new ListEntries(json),
                        new BuildLog(json),
                        new EvalJson(json),
                        new RunCheck(json),
                        new HashFile(json))
                .map(SdkTool::of)
                .toList();
    }
}
