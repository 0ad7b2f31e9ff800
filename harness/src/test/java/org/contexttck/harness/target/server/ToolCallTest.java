package org.contexttck.harness.target.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.contexttck.harness.profile.claim.RecordLocator;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How results are read; no connection is needed for that. */
class ToolCallTest {

    private static final Pointer ID = Pointer.parse("/id");
    private static final RecordLocator RECORDS = new RecordLocator.ByPointer(Pointer.parse("/records"));

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{'isError':false}", "{'isError':null}", "{'isError':'true'}", "{'isError':1}"})
    void onlyTheJsonValueTrueIsAnError(String result) {
        assertThat(result(result).refused()).isFalse();
        assertThat(result(result).succeeded()).isTrue();
    }

    @Test
    void isErrorTrueIsARefusalWithAResult() {
        ToolCall call = result("{'isError':true}");

        assertThat(call.refused()).isTrue();
        assertThat(call.succeeded()).isFalse();
        assertThat(call.result()).isPresent();
    }

    @Test
    void aJsonRpcErrorIsARefusalWithoutAResult() {
        ToolCall call = call(new Answer.RpcError(-32602, "no", Optional.empty()));

        assertThat(call.refused()).isTrue();
        assertThat(call.succeeded()).isFalse();
        assertThat(call.result()).isEmpty();
        assertThat(call.texts()).isEmpty();
        assertThat(call.structured()).isEmpty();
    }

    @Test
    void silenceIsNeitherRefusalNorSuccess() {
        for (Answer.Outcome outcome : List.of(
                new Answer.Silent(Duration.ofSeconds(1), Answer.Meanwhile.UNKNOWN),
                new Answer.Lost("gone"),
                new Answer.Malformed("no result"))) {
            assertThat(call(outcome).refused()).isFalse();
            assertThat(call(outcome).succeeded()).isFalse();
        }
    }

    @Test
    void readsTextBlocksInOrderAndPassesOverTheRest() {
        assertThat(result("{'content':[{'type':'text','text':'a'},{'type':'image','data':'x'},5,null,"
                                + "{'type':'text','text':7},{'type':'text','text':'b'}]}")
                        .texts())
                .containsExactly("a", "b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{'content':{'a':{'type':'text','text':'x'}}}", "{'content':'x'}", "{'content':null}", "{}"})
    void contentThatIsNoListHasNoTexts(String result) {
        assertThat(result(result).texts()).isEmpty();
    }

    @Test
    void structuredContentGoesBeforeText() {
        assertThat(result("{'structuredContent':{'a':1},'content':[{'type':'text','text':'{\\'a\\':2}'}]}")
                        .structured())
                .contains(Json.parse("{\"a\":1}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "5", "'text'"})
    void structuredContentThatHoldsNothingGivesWayToText(String structured) {
        assertThat(result("{'structuredContent':" + structured
                                + ",'content':[{'type':'text','text':' [1, 2.50]'},{'type':'text','text':'{}'}]}")
                        .structured()
                        .map(Json::write))
                .contains("[1,2.50]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\\'a\\':", "[1] trailing", "15 records", "true", "\\'x\\'", ""})
    void textThatIsNoJsonObjectOrListIsNoStructure(String text) {
        assertThat(result("{'content':[{'type':'text','text':'" + text + "'}]}").structured())
                .isEmpty();
    }

    @Test
    void onlyTheFirstTextIsTakenForStructure() {
        assertThat(result("{'content':[{'type':'text','text':'see below'},{'type':'text','text':'{}'}]}")
                        .structured())
                .isEmpty();
    }

    @Test
    void showsItselfInOneLine() {
        assertThat(result("{}").line()).isEqualTo("find {\"page\":1}");
    }

    @Test
    void recordsAreIdentifiedByPointer() {
        ToolCall call =
                result("{'structuredContent':{'records':[{'id':'a'},{'id':7},{'id':2.50},{},5,{'id':{'x':1}}]}}");

        assertThat(FetchedRecords.identities(call, RECORDS, ID))
                .contains(List.of("a", "7", "2.50", "", "", "{\"x\":1}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{'structuredContent':{}}", "{'structuredContent':{'records':{}}}"})
    void aPlaceThatIsNoListHasNoRecords(String result) {
        assertThat(FetchedRecords.identities(result(result), RECORDS, ID)).isEmpty();
    }

    @Test
    void anEmptyListIsAPlaceWithoutRecords() {
        assertThat(FetchedRecords.identities(result("{'structuredContent':{'records':[]}}"), RECORDS, ID))
                .contains(List.of());
    }

    @Test
    void recordsAreIdentifiedByPatternOverAllTexts() {
        ToolCall call = result("{'content':[{'type':'text','text':'#1 a #2 b'},{'type':'text','text':'nothing'},"
                + "{'type':'text','text':'#3 c'}]}");

        assertThat(identities(call, "#(\\d+)")).contains(List.of("1", "2", "3"));
    }

    @Test
    void aPatternThatFindsNothingSawNoRecords() {
        assertThat(identities(result("{'content':[{'type':'text','text':'none'}]}"), "#(\\d+)"))
                .contains(List.of());
    }

    @Test
    void aGroupThatTookNoPartIsAnEmptyIdentity() {
        assertThat(identities(result("{'content':[{'type':'text','text':'#1 # '}]}"), "#(\\d+)?"))
                .contains(List.of("1", ""));
    }

    @Test
    void withoutResultThereIsNoPlaceForAPattern() {
        assertThat(identities(call(new Answer.Lost("gone")), "#(\\d+)")).isEmpty();
    }

    private static Optional<List<String>> identities(ToolCall call, String pattern) {
        return FetchedRecords.identities(call, new RecordLocator.ByPattern(Pattern.compile(pattern)), ID);
    }

    private static ToolCall result(String quoted) {
        String text = quoted.replace("\\'", "\\\"").replace('\'', '"');
        return call(new Answer.Result((ObjectNode) Json.parse(text)));
    }

    private static ToolCall call(Answer.Outcome outcome) {
        Message request = new Message(1, Direction.TO_TARGET, "{}", Optional.empty(), List.of(), Map.of(), 0);
        return new ToolCall(
                null,
                "find",
                "a full page",
                Json.object().put("page", 1),
                new Answer(request, Optional.empty(), outcome, Duration.ZERO));
    }
}
