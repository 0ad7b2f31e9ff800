package org.contexttck.harness.peer.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ToolNamesTest {

    private final ToolNames names = new ToolNames(List.of("search_records", "records", "find_records"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "search_records",
                "mcp__fixture__search_records",
                "fixture-search_records",
                "fixture.search-records",
                "fixture_searchRecords",
                "search_records__fixture",
                "MCP_SEARCH_RECORDS"
            })
    void aToolIsFoundUnderTheNameOfTheHost(String offered) throws ToolNotOffered {
        assertThat(names.find("search_records", tools("Bash", offered, "mcp__fixture__find_records")))
                .isEqualTo(offered);
    }

    @Test
    void theNearerNameWins() throws ToolNotOffered {
        assertThat(names.find("search_records", tools("old_search_records", "search_records")))
                .isEqualTo("search_records");
    }

    @Test
    void aToolWhoseNameEndsLikeAnotherIsToldApart() throws ToolNotOffered {
        List<OfferedTool> offered = tools("mcp__f__search_records", "mcp__f__records", "mcp__f__find_records");

        assertThat(names.find("records", offered)).isEqualTo("mcp__f__records");
    }

    @Test
    void aServerTellsEqualNamesApart() throws ToolNotOffered {
        List<OfferedTool> offered = tools("mcp__first__search_records", "mcp__second__search_records");

        assertThat(names.find("second/search_records", offered)).isEqualTo("mcp__second__search_records");
        assertThatThrownBy(() -> names.find("search_records", offered))
                .isInstanceOf(ToolNotOffered.class)
                .hasMessage("several tools that the client offers the model may be search_records: "
                        + "mcp__first__search_records, mcp__second__search_records");
    }

    @Test
    void aDescriptionTellsTheServerWhereNamesDoNot() throws ToolNotOffered {
        List<OfferedTool> offered = List.of(
                new OfferedTool("search_records_1", "Searches. Server: archive"),
                new OfferedTool("search_records", "Searches. Server: fixture"));

        assertThat(names.find("archive/search_records", offered)).isEqualTo("search_records_1");
        assertThat(names.find("fixture/search_records", offered)).isEqualTo("search_records");
    }

    private static List<OfferedTool> tools(String... names) {
        return Stream.of(names).map(name -> new OfferedTool(name, "")).toList();
    }

    @Test
    void aPartOfAWordIsNoTool() {
        assertThat(names.any(List.of("research_records2", "Bash"))).isFalse();
        assertThatThrownBy(() -> names.find("search_records", tools()))
                .hasMessage("the client offers the model no tool like search_records; it offers none");
    }
}
