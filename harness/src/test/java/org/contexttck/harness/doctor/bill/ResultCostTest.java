package org.contexttck.harness.doctor.bill;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.contexttck.harness.doctor.DerivedArguments;
import org.contexttck.harness.tokens.Tokenizer;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What results cost, and what the protocols would have made of them. */
class ResultCostTest {

    private static final String LIST =
            IntStream.range(0, 60).mapToObj(i -> "{\"id\":" + i + "}").collect(Collectors.joining(",", "[", "]"));

    @Test
    void textsAreWhatAModelIsShownAndStructuredContentStandsBeside() {
        ResultCost cost = cost("""
                {"content": [{"type": "text", "text": "one"}, {"type": "image", "data": "AAAA"},
                             {"type": "resource", "resource": {"text": "two"}}],
                 "structuredContent": {"a": [1, 2]}}""");

        assertThat(cost.shown()).isEqualTo(Cost.of("one\ntwo"));
        assertThat(cost.structured()).isEqualTo(Cost.of("{\"a\":[1,2]}"));
        assertThat(cost.others()).containsExactly("image, 30 bytes");
        assertThat(cost.items()).isEqualTo(2);
        assertThat(cost("{\"content\": [], \"structuredContent\": {\"a\": 1}}").shown())
                .isEqualTo(Cost.of("{\"a\":1}"));
    }

    @Test
    void marksAreThoseOfTheProtocols() {
        assertThat(cost("""
                {"content": [], "structuredContent": {"sections": [], "markdown": "x", "truncated": true,
                 "pagination": {"has_more": false}},
                 "_meta": {"context": {"lifecycle": "transient", "consumed": true}, "contextHints": []}}""").marks()).containsExactly("paginated", "cut", "transient", "consumed", "hinted", "packed");
        assertThat(cost("{\"content\": [], \"structuredContent\": {\"truncated\": false, \"nextCursor\": null}}")
                        .marks())
                .isEmpty();
    }

    @Test
    void aListIsBoundedByItsItemsAndATextByItsLines() {
        ResultCost list =
                cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted("{ \"rows\": " + LIST + " }") + "}]}");
        String text = "line\n".repeat(300);
        ResultCost lines = cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted(text) + "}]}");
        ResultCost oneLine =
                cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted("x ".repeat(90_000)) + "}]}");

        long cut = Tokenizer.count("{\"rows\":" + LIST + "}")
                - Tokenizer.count("{\"rows\":" + LIST.substring(0, LIST.indexOf(",{\"id\":10}")) + "]}");
        assertThat(list.items()).isEqualTo(60);
        assertThat(list.shown().tokens() - list.bounded().tokens())
                .isEqualTo(cut)
                .isPositive();
        assertThat(lines.bounded()).isEqualTo(Cost.of("line\n".repeat(100).strip()));
        assertThat(oneLine.bounded().bytes()).isEqualTo(100_000);
    }

    @Test
    void aListInATextCountsThoughStructuredContentHoldsNone() {
        ResultCost cost = cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted(LIST)
                + "}], \"structuredContent\": {\"content\": " + quoted(LIST) + "}}");

        ResultCost second =
                cost("{\"content\": [{\"type\": \"text\", \"text\": \"Here:\"}, {\"type\": \"text\", \"text\": "
                        + quoted(LIST) + "}]}");

        assertThat(second.items()).isEqualTo(60);
        assertThat(cost.items()).isEqualTo(60);
        assertThat(cost.shown().tokens() - cost.bounded().tokens())
                .isEqualTo(
                        Tokenizer.count(LIST) - Tokenizer.count(LIST.substring(0, LIST.indexOf(",{\"id\":10}")) + "]"));
    }

    @Test
    void aLongResultTellsWhatWordsDoNot() {
        ResultCost list = cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted(LIST) + "}]}");
        ResultCost lines = cost("{\"content\": [{\"type\": \"text\", \"text\": \"one\\ntwo\"}]}");
        ToolCost unsaid = tool("snapshot", "");

        assertThat(unsaid.unbounded()).isEmpty();
        assertThat(unsaid.with(List.of(call("snapshot", list))).unbounded())
                .isEqualTo(
                        "the result of snapshot {} goes beyond 10 items of a list, or 100 lines or 100000 characters of"
                                + " a text");
        assertThat(unsaid.with(List.of(call("snapshot", lines), call("another", list)))
                        .unbounded())
                .isEmpty();
        assertThat(tool("bounded", "\"limit\":{\"type\":\"integer\"}")
                        .with(List.of(call("bounded", list)))
                        .unbounded())
                .isEmpty();
        assertThat(tool("list_all", "").unbounded()).startsWith("its name says \"list\"");
        assertThat(tool("list_all", "\"limit\":{\"type\":\"integer\"}").unbounded())
                .isEmpty();
    }

    @Test
    void savingsAreThoseOfTheirAssumptions() {
        ResultCost marked = cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted(LIST)
                + "}], \"_meta\": {\"context\": {\"lifecycle\": \"transient\", \"summary\": \"60 rows\"}}}");
        ResultCost unmarked = cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted(LIST) + "}]}");
        ResultCost scalar = cost("{\"content\": [{\"type\": \"text\", \"text\": \"ok\"}]}");
        List<ToolCost> tools = List.of(tool("bounded", "\"limit\":{\"type\":\"integer\"}"), tool("endless", ""));

        ResultCost log = cost("{\"content\": [{\"type\": \"text\", \"text\": " + quoted("line\n".repeat(300)) + "}]}");

        List<Saving> savings = Savings.of(
                tools,
                List.of(
                        call("bounded", marked),
                        call("endless", unmarked),
                        call("endless", scalar),
                        call("bounded", log)));

        long full = Tokenizer.count(LIST);
        Saving collapse = savings.get(0);
        long lines = log.shown().tokens();
        assertThat(collapse.of()).isEqualTo(2 * full + lines);
        assertThat(collapse.saved()).isEqualTo(2 * full + lines - Tokenizer.count("60 rows") - 2 * 21);
        assertThat(collapse.assumption())
                .contains(
                        "1 result with a summary of its own; 1 list of five items or more; 1 text of more than 100 lines or"
                                + " 100,000 characters, taken to have a summary of 21 tokens each");
        Saving bounded = savings.get(2);
        assertThat(bounded.of()).isEqualTo(full + 1);
        assertThat(bounded.saved())
                .isEqualTo(full - unmarked.bounded().tokens())
                .isLessThan(full);
        assertThat(savings.get(1).saved()).isEqualTo(2 * full + 1 + lines);
        assertThat(savings.get(3).computed()).isFalse();
        assertThat(Savings.of(tools, List.of(new CallCost("endless", "endless {}", "", "refused", Optional.empty()))))
                .isEmpty();
    }

    @Test
    void argumentsAreTakenFromASchemaAndNeverMadeUp() {
        DerivedArguments derived = DerivedArguments.of(tool("t", """
                "c":{"const":5},"d":{"type":"string","default":"x"},"e":{"enum":["y","z"]},"f":{"type":"boolean"},
                "g":{"type":"integer","minimum":3},"h":{"type":"array","items":{"type":"string"}},
                "i":{"anyOf":[{"type":"string"},{"type":"null"}]},
                "j":{"type":"object","properties":{"k":{"default":1},"l":{"type":"string"}},"required":["k"]},
                "m":{"type":"string"},"n":{"type":"integer"},"o":{"type":"array","minItems":1},
                "p":{"type":"object","properties":{"q":{"type":"string"}},"required":["q"]}""").tool());

        assertThat(Json.write(derived.given()))
                .isEqualTo("{\"c\":5,\"d\":\"x\",\"e\":\"y\",\"f\":false,\"g\":3,\"h\":[],\"i\":null,\"j\":{\"k\":1}}");
        assertThat(derived.open()).containsExactly("m", "n", "o", "p");
    }

    private static CallCost call(String tool, ResultCost cost) {
        return new CallCost(tool, tool + " {}", "", "", Optional.of(cost));
    }

    private static ToolCost tool(String name, String properties) {
        ObjectNode entry = (ObjectNode)
                Json.parse("{\"name\":\"" + name + "\",\"inputSchema\":{\"properties\":{" + properties + "}}}");
        if (!name.equals("bounded")) {
            var required = ((ObjectNode) entry.path("inputSchema")).putArray("required");
            entry.path("inputSchema").path("properties").fieldNames().forEachRemaining(required::add);
        }
        return ToolCost.of(entry);
    }

    private static String quoted(String text) {
        return Json.write(Json.text(text));
    }

    private static ResultCost cost(String result) {
        return ResultCost.of((ObjectNode) Json.parse(result));
    }
}
