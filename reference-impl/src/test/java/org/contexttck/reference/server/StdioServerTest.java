package org.contexttck.reference.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialects;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.contexttck.reference.transientcontext.Findings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StdioServerTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Findings findings = Findings.inMemory();
    private RawClient client;

    @BeforeEach
    void start() throws IOException {
        client = new RawClient(LineTap.NONE, findings);
        client.send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
    }

    @AfterEach
    void stop() throws Exception {
        client.close();
        findings.close();
    }

    @Test
    void theLoopOfTheExampleRunsToItsEnd() throws Exception {
        Set<Integer> ids = new LinkedHashSet<>();
        Set<String> summaries = new LinkedHashSet<>();
        for (int page = 1; page <= 9; page++) {
            JsonNode result =
                    client.call("search_records", "{'page':" + page + "}").path("result");
            assertThat(result.at("/_meta/context/lifecycle").asText()).isEqualTo("transient");
            summaries.add(result.at("/_meta/context/summary").asText());
            result.at("/structuredContent/records")
                    .forEach(record -> ids.add(record.path("id").asInt()));
            JsonNode stored = client.call("store_analysis_memory", "{'finding':'page " + page + "'}");
            assertThat(stored.at("/result/_meta/context/consumed").isBoolean()).isTrue();
        }
        assertThat(ids).hasSize(132).startsWith(72).endsWith(203);
        assertThat(summaries).hasSize(9).contains("12 activity records (page 9/9, IDs: 192, 193, 194…)");
        assertThat(findings.all()).hasSize(9).endsWith("page 9");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "search_records; {'per_page':4}",
                "search_records; {'page':10}",
                "search_records; {'query':'none'}",
                "find_records; {'ids':[72]}",
                "find_records; {'ids':[]}",
                "get_workflow_step; {'workflow':'reclassify','step':1}"
            },
            quoteCharacter = '`')
    void nothingToSayMeansNoMeta(String tool, String arguments) throws Exception {
        JsonNode result = client.call(tool, arguments).path("result");
        assertThat(result.has("_meta")).isFalse();
        assertThat(result.path("isError").asBoolean()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "search_records; {'page':0}; page must be a whole number from 1 to 2147483647",
                "search_records; {'per_page':'x'}; per_page must be a whole number from 1 to 100",
                "search_records; {'qeury':'x'}; qeury is not a parameter; known: query, page, per_page",
                "find_records; {'model':'person'}; model must be \"activity\", the only kind of record here",
                "store_analysis_memory; {'finding':' '}; finding must not be blank",
                "store_analysis_memory; {}; finding is missing",
                "get_workflow_step; {'workflow':'nope','step':1}; workflow \"nope\" is unknown; known: [reclassify, review]",
                "get_workflow_step; {'workflow':'reclassify','step':99}; step 99 is not in workflow \"reclassify\"",
                "get_workflow_step; {'workflow':'reclassify'}; step is missing"
            })
    void badArgumentsAreErrorsThatNameTheParameter(String row) throws Exception {
        String[] parts = row.split("; ", 3);
        JsonNode result = client.call(parts[0], parts[1]).path("result");
        assertThat(result.path("isError").asBoolean()).isTrue();
        assertThat(result.at("/content/0/text").asText()).isEqualTo(parts[2]);
        assertThat(result.has("_meta")).isFalse();
    }

    @Test
    void aStoreThatFailsIsAnErrorAndConsumesNothing(@TempDir Path folder) throws Exception {
        try (Findings broken = Findings.in(folder.resolve("missing/findings.db"));
                RawClient other = new RawClient(LineTap.NONE, broken)) {
            other.send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
            JsonNode result =
                    other.call("store_analysis_memory", "{'finding':'x'}").path("result");
            assertThat(result.path("isError").asBoolean()).isTrue();
            assertThat(result.at("/content/0/text").asText()).startsWith("The finding was not stored: ");
            assertThat(result.has("_meta")).isFalse();
        }
    }

    @Test
    void textAndStructureSayTheSame() throws Exception {
        JsonNode result = client.call("find_records", "{'per_page':7,'page':3}").path("result");
        assertThat(JSON.readTree(result.at("/content/0/text").asText())).isEqualTo(result.path("structuredContent"));
        assertThat(result.at("/_meta/context/summary").asText())
                .isEqualTo("7 activity records (page 3, IDs: 86, 87, 88…)");
    }

    @Test
    void askingForAnyStepOfTheLoopShowsTheLoop() throws Exception {
        for (int step : List.of(2, 3)) {
            JsonNode result = client.call("get_workflow_step", "{'workflow':'reclassify','step':" + step + "}")
                    .path("result");
            assertThat(result.at("/content/0/text").asText()).startsWith("## Steps 2–3 — loop");
            assertThat(result.at("/_meta/contextHints")).hasSize(1);
        }
    }

    @Test
    void inputSchemasAreSchemas() throws Exception {
        JsonNode tools = JSON.readTree(client.exchange("{'jsonrpc':'2.0','id':1,'method':'tools/list'}")
                        .get(0))
                .at("/result/tools");
        var meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of(Dialects.getDraft202012().getId()));
        List<String> names = new ArrayList<>();
        for (JsonNode tool : tools) {
            names.add(tool.path("name").asText());
            assertThat(meta.validate(tool.path("inputSchema"))).isEmpty();
            tool.at("/inputSchema/properties")
                    .forEach(property -> assertThat(property.has("description")).isTrue());
        }
        assertThat(names)
                .doesNotHaveDuplicates()
                .contains("search_records", "find_records", "store_analysis_memory", "get_workflow_step")
                .contains("context", "remember", "audit_entries")
                .contains("list_entries", "build_log", "eval_json", "run_check", "hash_file");
    }

    @Test
    void everythingAskedIsAnsweredBeforeTheEnd() throws Exception {
        int calls = 50;
        for (int i = 0; i < calls; i++) {
            client.send(
                    "{'jsonrpc':'2.0','id':'call " + i + "','method':'tools/call','params':{'name':'search_records'}}");
        }
        assertThat(client.end()).isZero();
        int answers = 0;
        while (client.line() != null) {
            answers++;
        }
        assertThat(answers).isEqualTo(calls);
    }

    @Test
    void aVeryLongLineDoesNotDeafenIt() throws Exception {
        client.call("search_records", "{'query':'" + "x".repeat(20_000_000) + "'}");
        assertThat(client.call("search_records", "{}").has("result")).isTrue();
    }

    @Test
    void aLineThatIsNoMessageDoesNotDeafenIt() throws Exception {
        for (String line : List.of("garbage", "[1]", "{}", "{'id':null,'method':'x'}")) {
            assertThat(client.exchange(line)).singleElement().asString().contains("-32700");
        }
        assertThat(client.exchange("")).isEmpty();
        assertThat(client.call("search_records", "{}").has("result")).isTrue();
    }
}
