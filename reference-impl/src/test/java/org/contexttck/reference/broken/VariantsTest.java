package org.contexttck.reference.broken;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.RawClient;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Runs one script of calls against the reference and against each variant, and compares what came over the wire. */
class VariantsTest {

    private static final String TABLE = "/org/contexttck/reference/broken/variants.csv";
    private static final List<String> TABLES =
            List.of(TABLE, SavingVariantsTest.TABLE, StreamVariantsTest.TABLE, PackVariantsTest.TABLE);
    private static final ObjectMapper JSON = new ObjectMapper();

    private static Map<String, List<String>> reference;

    @BeforeAll
    static void runReference() throws Exception {
        reference = script(LineTap.NONE);
    }

    /**
     * One row of the table.
     *
     * @param differs which calls of the script are answered otherwise than by the reference, all of them
     * @param call the call to look at
     * @param pointer where to look in its answer; blank for all raw lines
     * @param seen the JSON text there; "absent" for nothing
     */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(
            resources = TABLE,
            delimiter = '|',
            quoteCharacter = '`',
            numLinesToSkip = 1,
            ignoreLeadingAndTrailingWhitespace = true)
    void differsFromTheReferenceAsItSays(String name, String differs, String call, String pointer, String seen)
            throws Exception {
        Map<String, List<String>> spoiled = spoiled(name);
        assertThat(VariantScript.differing(reference, spoiled)).isEqualTo(differs);
        assertThat(VariantScript.at(spoiled.get(call), pointer)).isEqualTo(seen);
        assertThat(VariantScript.at(reference.get(call), pointer)).isNotEqualTo(seen);
    }

    @Test
    void theSummaryOfSummaryAsLongAsTextIsAsLongAsTheText() throws Exception {
        JsonNode result =
                JSON.readTree(spoiled("SummaryAsLongAsText").get("five").get(0)).path("result");
        String summary = result.at("/_meta/context/summary").asText();
        assertThat(summary)
                .hasSameSizeAs(result.at("/content/0/text").asText())
                .startsWith("5 activity records (page 1/27, IDs: 72, 73, 74…): {");
    }

    @Test
    void answersTwiceRepeatsTheListOfTools() throws Exception {
        String once = reference.get("tools").get(0);
        assertThat(spoiled("AnswersTwice").get("tools")).containsExactly(once, once);
    }

    @Test
    void theTablesAreComplete() throws Exception {
        Set<String> known =
                new TreeSet<>(Set.of("SummaryAsLongAsText", "AnswersTwice", "PassesRawBytes", "PassesRawControls"));
        for (String name : TABLES) {
            try (InputStream table = VariantsTest.class.getResourceAsStream(name)) {
                new String(table.readAllBytes(), StandardCharsets.UTF_8)
                        .lines()
                        .skip(1)
                        .map(line -> line.split("\\|")[0].strip())
                        .forEach(known::add);
            }
        }
        assertThat(Variants.names()).containsExactlyElementsOf(known);
    }

    @Test
    void helpersAreNoVariants() {
        assertThat(Variants.named("BrokenServer")).isEmpty();
        assertThat(Variants.named("ToolResult")).isEmpty();
        assertThat(Variants.named("nohints")).isEmpty();
        assertThat(Variants.named("../Main")).isEmpty();
    }

    private static Map<String, List<String>> spoiled(String name) throws Exception {
        return script(Variants.named(name).orElseThrow());
    }

    private static Map<String, List<String>> script(LineTap tap) throws Exception {
        Map<String, String> calls = new LinkedHashMap<>();
        calls.put("notified", "{'jsonrpc':'2.0','method':'notifications/initialized'}");
        calls.put("tools", "{'jsonrpc':'2.0','id':1,'method':'tools/list'}");
        calls.put("full", call("search_records", "{}"));
        calls.put("page2", call("search_records", "{'page':2}"));
        calls.put("last", call("search_records", "{'page':9}"));
        calls.put("past", call("search_records", "{'page':10}"));
        calls.put("five", call("search_records", "{'per_page':5}"));
        calls.put("six", call("search_records", "{'per_page':6}"));
        calls.put("four", call("search_records", "{'per_page':4}"));
        calls.put("none", call("search_records", "{'query':'no such record'}"));
        calls.put("wrong", call("search_records", "{'page':0}"));
        calls.put("found", call("find_records", "{}"));
        calls.put("stored", call("store_analysis_memory", "{'finding':'x'}"));
        calls.put("refused", call("store_analysis_memory", "{'finding':''}"));
        calls.put("step1", step("reclassify", 1));
        calls.put("step2", step("reclassify", 2));
        calls.put("step3", step("reclassify", 3));
        calls.put("step99", step("reclassify", 99));
        calls.put("nope1", step("nope", 1));
        calls.put("later", call("search_records", "{}"));
        calls.put("method", "{'jsonrpc':'2.0','id':3,'method':'no/such'}");
        calls.put("tool", call("no_such_tool", "{}"));
        return VariantScript.run(tap, calls);
    }

    private static String call(String tool, String arguments) {
        return RawClient.callLine(tool, arguments);
    }

    private static String step(String workflow, int step) {
        return call("get_workflow_step", "{'workflow':'" + workflow + "','step':" + step + "}");
    }
}
