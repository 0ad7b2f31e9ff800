package org.contexttck.harness.doctor.bill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Bills of servers that are shell scripts: each call of a tool that must not be called would end them with another answer. */
@DisabledOnOs(OS.WINDOWS)
class ServerBillTest {

    private static final String TOOLS = """
            {"tools":[
              {"name":"list_orders","inputSchema":{"properties":{"limit":{"type":"integer"}}},"annotations":{"readOnlyHint":true}},
              {"name":"read_order","inputSchema":{"properties":{"order":{"type":"string"}},"required":["order"]},"annotations":{"readOnlyHint":true}},
              {"name":"silent_about_itself","inputSchema":{}},
              {"name":"both","inputSchema":{},"annotations":{"readOnlyHint":true,"destructiveHint":true}},
              {"name":"purge","inputSchema":{},"annotations":{"readOnlyHint":false}}]}""".replace("\n", "");

    /** Says which calls it got: each answer holds the tool and its arguments as they came. */
    private static final String ECHO = "read l; say '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":" + TOOLS + "}'\n"
            + "while read l; do i=$(printf '%s' \"$l\" | sed 's/.*\"id\":\\([0-9]*\\).*/\\1/')\n"
            + "t=$(printf '%s' \"$l\" | sed 's/.*\"params\"://' | tr -d '\"{}')\n"
            + "say '{\"jsonrpc\":\"2.0\",\"id\":'$i',\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"'\"$t\"'\"}]}}'; done";

    @Test
    void onlyWhatSaysThatItReadsIsCalledAndOnlyWithWhatItsSchemaGives() throws Exception {
        Bill bill = measure("claims: {}", ECHO);

        assertThat(bill.calls()).extracting(CallCost::call).containsExactly("list_orders {}");
        assertThat(bill.growth()).singleElement().satisfies(one -> {
            assertThat(one.parameter()).isEqualTo("limit");
            assertThat(one.points()).extracting(SizeGrowth.Point::value).containsExactly(1, 10, 100);
        });
        assertThat(bill.uncalled())
                .extracting(UncalledTool::tool)
                .containsExactly("read_order", "silent_about_itself", "both", "purge");
        assertThat(bill.uncalled().get(0).why())
                .startsWith("it requires order, and its schema does not say what to give");
        assertThat(bill.list().tokens())
                .isEqualTo(bill.tools().stream()
                        .mapToLong(tool -> tool.given().tokens())
                        .sum());
        assertThat(bill.tools())
                .allMatch(tool -> tool.given().bytes() <= tool.entry().bytes());
    }

    @Test
    void aProfileNamesCallsButNoneOfWhatSaysThatItWrites() throws Exception {
        Bill bill = measure(
                "claims: {}\nbill: {calls: [{tool: read_order, arguments: {order: a}}, {tool: silent_about_itself},"
                        + " {tool: purge}, {tool: both}, {tool: nowhere}]}",
                ECHO);

        assertThat(bill.calls())
                .extracting(CallCost::call)
                .containsExactly("read_order {\"order\":\"a\"}", "silent_about_itself {}", "list_orders {}");
        assertThat(bill.calls()).extracting(CallCost::key).containsExactly("bill.calls[0]", "bill.calls[1]", "");
        assertThat(bill.uncalled())
                .extracting(UncalledTool::tool, UncalledTool::why)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple("purge", "it says that it changes something"),
                        org.assertj.core.groups.Tuple.tuple("both", "it says that it changes something"),
                        org.assertj.core.groups.Tuple.tuple(
                                "nowhere", "bill.calls[4] names it, but the server does not list it"));
    }

    @Test
    void aReasonThatManyShareIsSaidOnce() throws Exception {
        String third = TOOLS.replace(
                "\"name\":\"silent_about_itself\",\"inputSchema\":{}",
                "\"name\":\"drop\",\"inputSchema\":{},\"annotations\":{\"destructiveHint\":true}");
        Bill bill = measure("claims: {}", ECHO.replace(TOOLS, third));

        assertThat(BillText.of(bill, 100)).contains("""
                        Not called
                          read_order  it requires order, and its schema does not say what to give
                          3 tools     it says that it changes something: drop, both, purge
                          bill.calls in a profile says what to give.
                        """);
    }

    @Test
    void whatAServerThatDiesHasShownIsTold() throws Exception {
        Bill bill = measure("claims: {}", "answer 2 '" + TOOLS + "'; read l; exit 9");

        assertThat(bill.reachable()).isTrue();
        assertThat(bill.tools()).hasSize(5);
        assertThat(bill.calls())
                .singleElement()
                .satisfies(call -> assertThat(call.problem()).contains("exited with code 9"));
        assertThat(bill.savings()).isEmpty();
        assertThat(bill.measurements()).hasSize(1);
    }

    @Test
    void theFirstPageOfAListThatNeverEndsIsCounted() throws Exception {
        String first = TOOLS.substring(0, TOOLS.length() - 1) + ",\"nextCursor\":\"more\"}";
        Bill bill = measure("claims: {}", "answer 2 '" + first + "'; read l; exit 9");

        assertThat(bill.tools()).hasSize(5);
        assertThat(bill.pages()).isEqualTo(1);
        assertThat(bill.notes()).anyMatch(note -> note.startsWith("tools/list ended early"));
    }

    @Test
    void aHostileAnswerIsCountedAndShownWithoutHarm() throws Exception {
        String tools = "{\"tools\":[{\"name\":\"a\\u001b[31m\",\"description\":7,\"inputSchema\":[1],"
                + "\"annotations\":{\"readOnlyHint\":true}},{\"name\":null},5]}";
        Bill bill = measure(
                "claims: {}",
                "answer 2 '" + tools
                        + "'; answer 3 '{\"content\":{\"type\":7},\"structuredContent\":[[[]],{\"items\":0}],"
                        + "\"_meta\":{\"context\":{\"lifecycle\":\"transient\",\"summary\":5}}}'; read l");

        assertThat(bill.calls()).singleElement().matches(call -> call.result().isPresent());
        assertThat(BillText.of(bill, 80)).doesNotContain("\u001b").contains("a\\u001b[31m", "transient; a list of 2");
        assertThat(Schemas.bundled().schema("kit/bill.schema.json").validate(BillJson.of(bill)))
                .isEmpty();
        assertThat(BillJson.line(bill)).doesNotContain("\u001b", "\n");
    }

    @Test
    void whatIsNotThereHasNoBill() throws Exception {
        Bill bill = ServerBill.measure(Profiles.forStdio(List.of("/bin/sh", "-c", "echo broken >&2; exit 3")));

        assertThat(bill.unreached()).contains("exited with code 3 before answering initialize");
        assertThat(BillText.of(bill, 80)).contains("reachable   no: exited with code 3", "| broken");
        assertThat(Schemas.bundled().schema("kit/bill.schema.json").validate(BillJson.of(bill)))
                .isEmpty();
    }

    private static Bill measure(String claims, String script) throws ProfileException, InterruptedException {
        String whole = "say() { printf '%s\\n' \"$1\"; }\n"
                + "answer() { read l; say '{\"jsonrpc\":\"2.0\",\"id\":'$1',\"result\":'\"$2\"'}'; }\n"
                + "answer 1 '{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{},"
                + "\"serverInfo\":{\"name\":\"sh\",\"version\":\"1\"}}'; read l\n" + script;
        String server = "server: {mcp: 2025-11-25, stdio: {command: [/bin/sh, -c, "
                + Json.write(Json.text(whole.replace("${", "$${"))) + "]}}\n";
        return ServerBill.measure(Profiles.parse("p", server + claims, name -> Optional.empty()));
    }
}
