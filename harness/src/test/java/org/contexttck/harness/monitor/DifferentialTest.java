package org.contexttck.harness.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.contexttck.harness.monitor.Differential.Part;
import org.contexttck.harness.wire.Revision;
import org.contexttck.json.Difference;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferentialTest {

    private static final String OLD = "2025-11-25";
    private static final String NEW = "2026-07-28";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            2025-11-25 | 2026-07-28 | {"content":[]} | {"content":[],"resultType":"complete"}
            2026-07-28 | 2025-11-25 | {"content":[],"resultType":"complete"} | {"content":[]}
            2026-07-28 | 2025-11-25 | {"content":[],"resultType":"complete"} | {"content":[],"resultType":"complete"}
            2025-11-25 | 2025-11-25 | {"content":[]} | {"content":[],"isError":false,"_meta":{}}
            2025-11-25 | 2025-11-25 | {"content":[],"isError":false,"_meta":{}} | {"content":[]}
            2026-07-28 | 2026-07-28 | {"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"a"}}} | {"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"b"}}}
            2025-11-25 | 2026-07-28 | {"content":[]} | {"content":[],"resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":{}}}
            2025-11-25 | 2025-11-25 | {"structuredContent":{"b":1.0,"a":1}} | {"structuredContent":{"a":1,"b":1}}
            """)
    void whatMcpItselfDemandsIsNoDifference(String behind, String front, String sent, String received) {
        Differential differential = between(sent, behind, received, front);

        assertThat(List.of(Part.values()))
                .allSatisfy(part -> assertThat(differential.in(part)).isEmpty());
        assertThat(differential.rounded()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            CONTEXT    | {"_meta":{"context":{"consumed":true}}} | {} | /_meta/context was lost: {"consumed":true}
            CONTEXT    | {"_meta":{"context":{"consumed":true}}} | {"_meta":null} | /_meta/context was lost: {"consumed":true}
            CONTEXT    | {"_meta":{"context":{"consumed":true}}} | {"_meta":{"context":{"consumed":"true"}}} | /_meta/context/consumed was changed: true -> "true"
            CONTEXT    | {} | {"_meta":{"context":{}}} | /_meta/context was added: {}
            HINTS      | {"_meta":{"contextHints":[{"step":2}]}} | {"_meta":{"contextHints":[]}} | /_meta/contextHints/0 was lost: {"step":2}
            OTHER_META | {"_meta":{"context.x":1}} | {} | /_meta/context.x was lost: 1
            OTHER_META | {} | {"_meta":{"seen":true}} | /_meta/seen was added: true
            DATA       | {"isError":true} | {} | /isError was changed: true -> false
            DATA       | {"content":[{"text":"a"}]} | {"content":[{"text":"b"}]} | /content/0/text was changed: "a" -> "b"
            DATA       | {} | {"structuredContent":{}} | /structuredContent was added: {}
            DATA       | {"structuredContent":{"a":null}} | {"structuredContent":{}} | /structuredContent/a was lost: null
            DATA       | {} | {"resultType":"complete"} | /resultType was added: "complete"
            """)
    void differenceBelongsToOnePart(String part, String sent, String received, String text) {
        Differential differential = between(sent, OLD, received, OLD);

        assertThat(List.of(Part.values()))
                .allSatisfy(one -> assertThat(differential.in(one))
                        .extracting(Difference::text)
                        .isEqualTo(one.name().equals(part) ? List.of(text) : List.of()));
    }

    @Test
    void resultThatIsNotCompleteIsNoMatterOfEras() {
        assertThat(between("{}", OLD, "{\"resultType\":\"input_required\"}", NEW)
                        .in(Part.DATA))
                .extracting(Difference::text)
                .containsExactly("/resultType was added: \"input_required\"");
    }

    @Test
    void roundedNumberIsToldApartFromAnotherOne() {
        Differential differential = between(
                "{\"structuredContent\":{\"id\":9007199254740993,\"n\":1}}",
                OLD,
                "{\"structuredContent\":{\"id\":9007199254740992,\"n\":2}}",
                OLD);

        assertThat(differential.rounded()).extracting(Difference::pointer).containsExactly("/structuredContent/id");
        assertThat(differential.in(Part.DATA)).extracting(Difference::pointer).containsExactly("/structuredContent/n");
    }

    @Test
    void hintsAreToNameToolsAsTheIntermediaryListsThem() {
        String sent =
                "{\"_meta\":{\"contextHints\":[{\"tool\":\"search\",\"consumedBy\":\"elsewhere\",\"note\":\"search\"}]}}";
        String renamed = sent.replace("\"tool\":\"search\"", "\"tool\":\"kit_search\"");

        assertThat(renaming(sent, renamed).in(Part.HINTS)).isEmpty();
        assertThat(renaming(sent, sent).in(Part.HINTS))
                .extracting(Difference::text)
                .containsExactly("/_meta/contextHints/0/tool was changed: \"kit_search\" -> \"search\"");
    }

    private static Differential renaming(String sent, String received) {
        return Differential.between(
                object(sent),
                Revision.V2025_11_25,
                object(received),
                Revision.V2025_11_25,
                name -> name.equals("search") ? "kit_search" : name);
    }

    private static Differential between(String sent, String behind, String received, String front) {
        return Differential.between(
                object(sent),
                Revision.of(behind).orElseThrow(),
                object(received),
                Revision.of(front).orElseThrow(),
                name -> name);
    }

    private static ObjectNode object(String json) {
        return (ObjectNode) Json.parse(json);
    }
}
