package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Looking at servers that are shell scripts: which answer comes is settled by its place. */
@DisabledOnOs(OS.WINDOWS)
class DoctorTest {

    private static final String TOOLS = """
            {"tools":[
              {"name":"search_records","inputSchema":{"properties":{"page":{"type":"integer"}}}},
              {"name":"store_analysis_memory","inputSchema":{"properties":{"finding":{"type":"string"}}}},
              {"name":"purge","annotations":{"readOnlyHint":false},"inputSchema":{}},
              {"name":"purge","inputSchema":{}}, {"inputSchema":{}}, {"name":"bare"}]}""".replace("\n", "");

    private static final String CLAIMS = "claims: {transient-context: {workflow: false, fetch: ["
            + "{tool: search_records, full: {page: 1}, five: false, few: false, pages: false},"
            + "{tool: purge, full: {page: 2}, five: false, few: false, pages: false}],"
            + "consumer: {succeed: {finding: x}}}}";

    @Test
    void theCallsThatAProfileGivesAreMadeOnceAndOnlyIfTheyRead() throws Exception {
        Diagnosis found = examine(
                CLAIMS,
                "answer 2 '" + TOOLS + "'; answer 3 '{\"content\":[{\"type\":\"text\","
                        + "\"text\":\"{\\\"records\\\":[{\\\"id\\\":1}]}\"}],\"_meta\":{\"context\":{\"lifecycle\":\"transient\"}}}'"
                        + "; read l && exit 9");

        assertThat(found.reachable()).isTrue();
        assertThat(found.spoken()).contains(new Diagnosis.Spoken("2025-11-25", false, "sh", "1"));
        assertThat(found.tools())
                .extracting(Tool::name)
                .containsExactly("search_records", "store_analysis_memory", "purge", "bare");
        assertThat(found.notes())
                .containsExactly(
                        "1 entry of the list of tools has no name and is left out",
                        "1 entry of the list of tools repeats the name of another and is left out",
                        "1 entry of the list of tools has no inputSchema, which MCP requires");
        assertThat(found.probes())
                .extracting(ProbeCall::call, ProbeCall::made, ProbeCall::seen)
                .containsExactly(
                        tuple(
                                "search_records {\"page\":1}",
                                true,
                                "1 record; returns _meta.context {\"lifecycle\":\"transient\"}"),
                        tuple("purge {\"page\":2}", false, "not called: the tool says that it changes something"));
        assertThat(found.obstacles())
                .containsExactly(new Obstacle(
                        "claims.transient-context.fetch[0].full",
                        true,
                        "search_records",
                        "1 record; returns _meta.context {\"lifecycle\":\"transient\"}",
                        "give arguments that return five records or more"));
    }

    @Test
    void aRefusedCallIsSomethingToCorrect() throws Exception {
        Diagnosis found = examine(
                CLAIMS,
                "answer 2 '" + TOOLS
                        + "'; answer 3 '{\"isError\":true,\"content\":[{\"type\":\"text\",\"text\":\"no such page\"}]}'; read l");

        assertThat(found.obstacles())
                .containsExactly(new Obstacle(
                        "claims.transient-context.fetch[0].full",
                        true,
                        "search_records",
                        "refused: no such page",
                        "give arguments that the tool takes"));
    }

    @Test
    void callsAreBounded() throws Exception {
        String fetch = "{tool: search_records, full: {page: 1}, five: false, few: false, pages: false}, ";
        Diagnosis found = examine(
                "claims: {transient-context: {workflow: false, consumer: false, fetch: [" + fetch.repeat(40) + "]}}",
                "answer 2 '" + TOOLS + "'; i=3; while answer $i '{\"content\":[]}'; do i=$((i+1)); done");

        assertThat(found.probes()).hasSize(31);
        assertThat(found.probes().get(30).seen())
                .isEqualTo("not called: no more than 30 calls are made; run makes all of them");
    }

    @Test
    void defaultsAndToolListsGiveNoCalls() throws Exception {
        String once = "answer 2 '" + TOOLS + "'; read l && exit 9";

        assertThat(examine("claims: {transient-context: {}}", once).probes()).isEmpty();
        Diagnosis undecided = examine("", once.replace("\"string\"", "\"integer\""));
        assertThat(undecided.probes()).isEmpty();
        assertThat(undecided.profile()).isFalse();
        assertThat(undecided.obstacles())
                .containsExactly(new Obstacle(
                        "claims.transient-context.consumer.succeed.finding",
                        false,
                        "store_analysis_memory",
                        "takes integer for \"finding\", which is given as \"3 activities to Web Dev\"",
                        ""));
    }

    private static final String READING = """
            {"tools":[
              {"name":"list_orders","annotations":{"readOnlyHint":true},"inputSchema":{"properties":{
                "offset":{"type":"integer"},"limit":{"type":"integer"}}}},
              {"name":"list_bills","annotations":{"readOnlyHint":true},"inputSchema":{"properties":{
                "offset":{"type":"integer"},"limit":{"type":"integer"}}}},
              {"name":"list_notes","inputSchema":{"properties":{
                "offset":{"type":"integer"},"limit":{"type":"integer"}}}},
              {"name":"order_log","annotations":{"readOnlyHint":true},"inputSchema":{"required":["order"],"properties":{
                "order":{"type":"string"},"head":{"type":"integer"}}}},
              {"name":"context","annotations":{"readOnlyHint":true},"inputSchema":{"required":["goal"],"properties":{
                "goal":{"type":"string"}}}}]}""".replace("\n", "");

    /** Answers lists whole and a page of them, with an info for orders and none for bills. */
    private static final String LISTS = "answer 2 '" + READING + "'; i=3; while read l; do"
            + " case \"$l\" in *orders*limit*) r='{\"orders\":[1],\"page\":{\"total\":2,\"has_more\":true}}';;"
            + " *orders*) r='{\"orders\":[1,2]}';; *limit*) r='{\"bills\":[1]}';; *bills*) r='{\"bills\":[1,2]}';;"
            + " *) exit 9;; esac; say '{\"jsonrpc\":\"2.0\",\"id\":'$i',\"result\":{\"content\":[],\"structuredContent\":'"
            + "\"$r\"'}}'; i=$((i+1)); done";

    @Test
    void aStartClaimsWhatCallsOfReadingToolsShowed() throws Exception {
        Draft draft = Doctor.draft(profile("", LISTS));

        assertThat(draft.doubts())
                .containsOnly(
                        entry(
                                "context-saving.paginated[1]",
                                "no info at /pagination; correct info, if the tool gives any"),
                        entry(
                                "context-saving.paginated[2]",
                                "it does not say that it only reads (readOnlyHint), so it was not called"),
                        entry("context-saving.truncated[0]", "what to give for order, its schema does not say"),
                        entry("context-pack[0]", "for which goals it holds something, no schema tells"));
        assertThat(StarterProfile.forCommand(draft, List.of("x"), Optional.empty())
                        .text())
                .contains("""
                            paginated:
                              - tool: "list_orders"
                                arguments: {}                       # it requires none
                                items: "/orders"                    # found there
                                info: "/page"                       # found there
                        """);
    }

    @Test
    void aDefaultPlaceThatAServerNeverHadIsNothingToCorrect() throws Exception {
        String claims = "claims: {context-saving: {truncated: false, commands: false, paginated: ["
                + "{tool: list_orders, arguments: {a: 1}, items: /orders},"
                + "{tool: list_bills, arguments: {a: 1}, items: /bills}]}}";

        assertThat(examine(claims, LISTS).obstacles())
                .filteredOn(one -> !one.key().endsWith(".a"))
                .containsExactly(new Obstacle(
                        "claims.context-saving.paginated[0].info",
                        false,
                        "list_orders",
                        "no info at /pagination",
                        "write /page"));
    }

    @Test
    void aTokenThatIsNotGivenCannotBeLeftOut() throws Exception {
        String script = "answer 2 '{\"tools\":[{\"name\":\"context\",\"annotations\":{\"readOnlyHint\":false},"
                + "\"inputSchema\":{\"properties\":{\"goal\":{\"type\":\"string\"}}}}]}'; read l";

        assertThat(examine("claims: {context-pack: {}}", script).obstacles())
                .containsExactly(new Obstacle(
                        "claims.context-pack.without-token",
                        false,
                        "context",
                        "takes away nothing that `server` gives",
                        "say there how to come without the token of an organisation (CP-S-23, CP-S-24)"));
        assertThat(examine("claims: {context-pack: {without-token: {env: {TOKEN: \"\"}}}}", script)
                        .obstacles())
                .isEmpty();
    }

    @Test
    void aServerWithoutTools() throws Exception {
        Diagnosis found = examine(
                "claims: {}",
                "read l; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32601,\"message\":\"no \\u001bsuch\"}}'; read l");

        assertThat(found.reachable()).isTrue();
        assertThat(found.notes()).containsExactly("tools/list ended early: error -32601: no such");
    }

    @Test
    void whatIsNoServer() throws Exception {
        Diagnosis gone = Doctor.examine(Profiles.forStdio(List.of("/bin/sh", "-c", "echo no such file >&2; exit 3")));

        assertThat(gone.unreached()).contains("exited with code 3 before answering initialize");
        assertThat(gone.stderrTail()).isEqualTo("no such file\n");
        assertThat(Doctor.examine(Profiles.forStdio(List.of("echo", "hello"))).notes())
                .containsExactly("on the wire: no message: hello");
        assertThat(Doctor.examine(Profiles.forUrl(URI.create("http://127.0.0.1:1/mcp")))
                        .unreached())
                .contains("connection refused by 127.0.0.1:1");
    }

    private static Diagnosis examine(String claims, String script) throws ProfileException, InterruptedException {
        return Doctor.examine(profile(claims, script));
    }

    private static Profile profile(String claims, String script) throws ProfileException {
        String whole = "say() { printf '%s\\n' \"$1\"; }\n"
                + "answer() { read l; say '{\"jsonrpc\":\"2.0\",\"id\":'$1',\"result\":'\"$2\"'}'; }\n"
                + "answer 1 '{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                + "\"serverInfo\":{\"name\":\"sh\",\"version\":\"1\"}}'; read l\n" + script;
        String server = "server: {mcp: 2025-11-25, stdio: {command: [/bin/sh, -c, "
                + Json.write(Json.text(whole.replace("${", "$${"))) + "]}}\n";
        return Profiles.parse("p", server + claims, name -> Optional.empty());
    }
}
