package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.json.Json;
import org.contexttck.json.JsonProblem;
import org.junit.jupiter.api.Test;

/** What people and machines are shown of a diagnosis. */
class DiagnosisTextTest {

    private static final Tool READS = Tools.tool("""
            {"name":"list_orders","annotations":{"readOnlyHint":true,"destructiveHint":false},
             "inputSchema":{"required":["customer"],"properties":{"customer":{"type":"string"}}}}""");

    @Test
    void theWholeTextForASmallServer() {
        Diagnosis plain = Tools.diagnosis(
                READS, Tools.with("order_log", "head:integer"), Tools.with("notes", "page:integer", "size:integer"));
        Diagnosis found = new Diagnosis(
                plain.transport(),
                plain.address(),
                plain.unreached(),
                plain.stderrTail(),
                plain.spoken(),
                plain.tools(),
                plain.claims(),
                plain.otherPaging(),
                plain.advice(),
                true,
                List.of(
                        new Obstacle(
                                "claims.context-saving.paginated[0].tool",
                                true,
                                "ls",
                                "the server lists no such tool",
                                "it lists a"),
                        new Obstacle(
                                "claims.context-saving.truncated.names.tail",
                                false,
                                "order_log",
                                "declares no parameter \"tail\"",
                                "")),
                List.of(new ProbeCall(
                        "claims.context-saving.truncated.arguments",
                        "order_log {}",
                        true,
                        "no _meta.context",
                        Optional.empty())),
                List.of("tools/list ended early: no answer in 20 s"));

        assertThat(DiagnosisText.of(found, 100)).isEqualTo("""
                  address    node server.js
                  reachable  yes, over standard input and output
                  speaks     MCP 2025-11-25 (with sessions, initialize)
                  server     orders 1.2.0
                  tools      3
                  note       tools/list ended early: no answer in 20 s

                Tools
                  name         reads only    lets its output be limited by  requires
                  list_orders  yes           -                              customer
                  order_log    does not say  head                           -
                  notes        does not say  page                           -

                Claims that could be made
                  context-saving.truncated  order_log  takes head; has no tail, no max_bytes (a guess)

                Pages in another way than by offset and limit, which context-saving names
                  notes  by page

                Calls that the profile gave
                  order_log {}  no _meta.context

                To correct in the profile, before run can test what it claims
                  -  claims.context-saving.paginated[0].tool
                     ls: the server lists no such tool; it lists a
                  -  claims.context-saving.truncated.names.tail (a default)
                     order_log: declares no parameter "tail"

                To consider: tools whose output could grow
                  list_orders  its name says "list": a list that can grow without bound wants offset and limit; it
                               takes neither
                  order_log    its name says "log": lines are bounded by head, but one long line comes whole without
                               max_bytes
                  Drawn from names, descriptions and schemas only; a tool of naturally small output needs none.
                """);
        assertJson(found);
    }

    @Test
    void aServerThatCouldNotBeReached() {
        Diagnosis found = Diagnosis.unreached(
                "stdio",
                "node gone.js",
                "exited with code 1 before answering initialize",
                "one\n\n\u001b[31mtwo\n",
                List.of("on the wire: no JSON: \u001b[31mhello"));

        assertThat(DiagnosisText.of(found, 100)).isEqualTo("""
                  address    node gone.js
                  reachable  no: exited with code 1 before answering initialize
                  note       on the wire: no JSON: \\u001b[31mhello
                  try        Run the command by hand: a server on stdio waits for input, and says on stderr what it
                             lacks.

                The end of its stderr
                  | one
                  | \\u001b[31mtwo
                """);
        assertJson(found);
    }

    @Test
    void nothingThatAServerSaysIsInterpretedOrTooWide() {
        Diagnosis found = Tools.diagnosis(
                "evil\u001b[2J",
                "\u202e1",
                List.of("\r\u0007"),
                Tools.tool("{\"name\":\"\\u001b[31mlist\\u001b[0m\\n\\u202e\\ud800\",\"description\":\""
                        + "all ".repeat(250_000) + "\"}"),
                Tools.tool("{\"name\":\"log_" + "n".repeat(100_000) + "\",\"inputSchema\":{\"required\":[\""
                        + "p".repeat(5_000) + "\"],\"properties\":{\"" + "p".repeat(5_000)
                        + "\":{},\"head\":{\"type\":\"integer\"}}}}"),
                Tools.tool(
                        "{\"name\":\"odd\",\"inputSchema\":7,\"outputSchema\":[],\"annotations\":\"x\",\"description\":{}}"));
        String text = DiagnosisText.of(found, 100);

        assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        assertThat(text.codePoints())
                .noneMatch(c -> c != '\n'
                        && (Character.getType(c) == Character.CONTROL
                                || Character.getType(c) == Character.FORMAT
                                || Character.getType(c) == Character.SURROGATE));
        assertThat(text)
                .contains("  server     evil\\u001b[2J \\u202e1\n")
                .contains("  note       \\r\\u0007\n")
                .contains("  \\u001b[31mlist\\u001b[0m\\n\\u...  does not say");
        assertThat(DiagnosisJson.line(found).codePoints())
                .allMatch(c -> Character.getType(c) != Character.CONTROL
                        && Character.getType(c) != Character.FORMAT
                        && Character.getType(c) != Character.SURROGATE);
        assertJson(found);
    }

    @Test
    void tenThousandToolsAreCutForPeopleAndKeptForMachines() throws JsonProblem {
        Diagnosis found = Tools.diagnosis(IntStream.range(0, 10_000)
                .mapToObj(i -> Tools.with("list_" + i))
                .toArray(Tool[]::new));

        assertThat(DiagnosisText.of(found, 100))
                .contains("  tools      10000\n")
                .contains("\n  ... and 9940 more; --json has all of them\n")
                .contains("\n  ... and 9970 more; --json has all of them\n")
                .hasSizeLessThan(12_000);
        assertThat(Json.read(DiagnosisJson.line(found)).node().get("tools")).hasSize(10_000);
    }

    @Test
    void noVerdictIsGiven() {
        assertThat(DiagnosisText.of(Tools.diagnosis(READS, Tools.with("order_log", "head:integer")), 100))
                .doesNotContainPattern(
                        "\\b(passed|failed|warned|blocked|inconclusive|untested|conforming|conforms|not claimed)\\b")
                .endsWith("Next: context-tck init, with the same --stdio or --url, writes a profile to start from.\n");
    }

    private static void assertJson(Diagnosis found) {
        assertThat(Schemas.bundled().schema("kit/doctor.schema.json").validate(DiagnosisJson.of(found)))
                .isEmpty();
    }
}
