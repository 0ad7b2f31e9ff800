package org.contexttck.harness.target.intermediary;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class IntermediaryToolsTest {

    private static final List<ObjectNode> BEHIND =
            List.of(tool("search_records", "Searches."), tool("find_records", "Finds."), tool("context", "Compiles."));

    @Test
    void toolsKeepTheirNames() {
        IntermediaryTools tools = compared(tool("context", "x"), tool("search_records", ""), tool("find_records", ""));

        assertThat(tools.offered("search_records")).contains("search_records");
        assertThat(tools.offered("context")).contains("context");
        assertThat(tools.renames()).isFalse();
        assertThat(tools.renaming()).isEmpty();
    }

    @Test
    void prefixIsRecognised() {
        IntermediaryTools tools = compared(
                tool("kit__search_records", "Searches."),
                tool("kit__find_records", "Finds."),
                tool("kit__context", "Compiles."),
                tool("other__context", "Something else."));

        assertThat(tools.offered("find_records")).contains("kit__find_records");
        assertThat(tools.offered("context")).contains("kit__context");
        assertThat(tools.renaming()).isEqualTo("kit__*");
    }

    @Test
    void suffixAndOtherSpellingAreRecognisedWithoutDescriptions() {
        IntermediaryTools tools = compared(tool("SearchRecords", ""), tool("find-records-kit", ""));

        assertThat(tools.offered("search_records")).contains("SearchRecords");
        assertThat(tools.offered("find_records")).contains("find-records-kit");
        assertThat(tools.offered("context")).isEmpty();
        assertThat(tools.renaming()).isEqualTo("search_records -> SearchRecords, find_records -> find-records-kit");
    }

    @Test
    void newNameIsRecognisedByTheDescription() {
        IntermediaryTools tools = compared(tool("t1", "[kit] Finds."), tool("t2", "Searches."));

        assertThat(tools.offered("find_records")).contains("t1");
        assertThat(tools.offered("search_records")).contains("t2");
    }

    @Test
    void oneToolThatMightBeAllIsNone() {
        IntermediaryTools tools = compared(tool("call_tool", "Calls a tool: Searches. Finds. Compiles."));

        assertThat(Stream.of("search_records", "find_records", "context").map(tools::offered))
                .allSatisfy(offered -> assertThat(offered).isEmpty());
        assertThat(tools.listed()).containsExactly("call_tool");
    }

    @Test
    void twoToolsThatMightBeTheOneAreNone() {
        IntermediaryTools tools =
                compared(tool("a__search_records", "Searches."), tool("b__search_records", "Searches."));

        assertThat(tools.offered("search_records")).isEmpty();
    }

    private static IntermediaryTools compared(ObjectNode... front) {
        return IntermediaryTools.between(BEHIND, List.of(front));
    }

    private static ObjectNode tool(String name, String description) {
        ObjectNode tool = Json.object().put("name", name).put("description", description);
        tool.putObject("inputSchema").put("type", "object");
        return tool;
    }
}
