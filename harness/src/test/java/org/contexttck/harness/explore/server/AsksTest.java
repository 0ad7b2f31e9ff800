package org.contexttck.harness.explore.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.oracle.CutLimits;
import org.contexttck.harness.oracle.RequestedPage;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.claim.ContextSavingClaim;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Answers held against what the server has said before. */
class AsksTest {

    private static final String TEXT = "one\ntwo\nthree\n";
    private static final ContextSavingClaim CLAIM = claim();

    private final Findings findings = new Findings();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 | 2 | [3,4] | 10 | ",
                "3 | 2 | [2,3] | 10 | CS-P-05 list_entries {\"offset\":3,\"limit\":2}: /items item 0 is number 2 of the list, must be number 3",
                "3 | 2 | []    | 10 | CS-P-05 list_entries {\"offset\":3,\"limit\":2}: /items has no items, must have 2",
                "  | 0 | [0]   | 10 | CS-P-10 list_entries {\"limit\":0}: /items has 1 item, must have 0",
                "3 | 2 | [3,4] | 7  | CS-P-07 list_entries {\"offset\":3,\"limit\":2}: /pagination/total is 7, must be 10",
                "9 | 2 | [9]   | 10 | ",
                "12|   | [1]   | 10 | CS-P-09 list_entries {\"offset\":12}: /items has 1 item, must have 0",
                "12|   | []    | 0  | CS-P-09 list_entries {\"offset\":12}: /pagination/total is 0, must be 10",
                "  |   | [1,0] |    | CS-P-03 list_entries {}: /items item 0 is number 1 of the list, must be number 0",
            })
    void aPageIsAPieceOfTheList(String offset, String limit, String items, String total, String finding) {
        PageAsk ask = page(offset, limit);
        String info = total == null ? "" : ",\"pagination\":{\"total\":" + total + "}";
        judge(ask, result("{\"items\":" + items + info + "}"));

        assertThat(broken()).isEqualTo(finding == null ? List.of() : List.of(finding));
    }

    @Test
    void aRefusalIsRightForNoneOfThem() {
        judge(page("3", "2"), refusal("not now"));

        assertThat(broken())
                .containsExactly(
                        "CS-P-05 list_entries {\"offset\":3,\"limit\":2}: was refused: not now, must be answered"
                                + " with a list at /items");
    }

    @Test
    void zeroAndNumbersBeyondAnIntMayBeRefused() {
        judge(page("3", "0"), refusal("limit must be positive"));
        judge(page("9007199254740991", "1"), refusal("offset is too large"));

        assertThat(broken()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 |   |    | one+two+ | ",
                "2 |   |    | one+     | CS-T-03 /text has 1 line, must have 2 (the first 2)",
                "1 | 1 |    | three+   | CS-T-05 /text has 1 line, but not those asked for (the first 1)",
                "2 | 1 | 9  | three+   | CS-T-05 /text has 1 line, must have 2 (the first 2)",
                "2 | 1 | 5  | one+t    | CS-T-07 /text is cut inside a line after 5 characters, must be after 4 characters, at a line end",
                "2 | 1 | 5  | one+two+ | CS-T-06 /text has 8 bytes, must have at most 5",
                "  |   | 5  | one+t    | CS-T-07 /text is cut inside a line after 5 characters, must be after 4 characters, at a line end",
                "  |   | 5  | one+two+ | CS-T-06 /text has 8 bytes, must have at most 5",
                "  |   | 5  | onX+     | CS-T-08 /text is no part of the text: they part after 2 characters",
                "0 |   | 9  | one+     | CS-T-13 /text has 1 line, must have 0 (the first 0)",
                "9 |   |    | one+     | CS-T-04 /text is not the whole text: it has 4 bytes, the original 14",
            })
    void aCutIsOneOfThoseThatTheLimitsAllow(String head, String tail, String bytes, String seen, String finding) {
        CutAsk ask = new CutAsk(
                new KnownText(CLAIM.truncated().get(0), Json.object(), Json.text(TEXT), false),
                new CutLimits(number(head), number(tail), number(bytes)));

        judge(ask, result(Json.write(Json.object().put("text", seen.replace('+', '\n')))));

        String line = ask.line();
        assertThat(broken())
                .isEqualTo(
                        finding == null
                                ? List.of()
                                : List.of(finding.substring(0, 8) + line + ": " + finding.substring(8)));
    }

    @Test
    void whatStaysUnansweredForNoReasonIsNoFault() {
        judge(page("3", "2"), new Answer.Silent(Duration.ofSeconds(1), Answer.Meanwhile.UNKNOWN));

        assertThat(broken()).isEmpty();
    }

    private List<String> broken() {
        return findings.all().stream()
                .map(one -> one.requirement() + " " + one.fault().headline())
                .toList();
    }

    private static PageAsk page(String offset, String limit) {
        List<JsonNode> items =
                IntStream.range(0, 10).mapToObj(i -> Json.parse("" + i)).toList();
        return new PageAsk(
                new KnownList(CLAIM.paginated().get(0), Json.object(), items),
                new RequestedPage(number(offset), number(limit)));
    }

    private static Optional<BigInteger> number(String text) {
        return Optional.ofNullable(text).map(BigInteger::new);
    }

    private void judge(Ask ask, Answer.Outcome outcome) {
        Message request =
                new Message(1, Direction.TO_TARGET, "{}", Optional.empty(), List.of(), TransportFacts.NONE, 0);
        Connection connection = (Connection) Proxy.newProxyInstance(
                AsksTest.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (self, method, given) ->
                        method.getReturnType() == String.class ? "transcripts/server-1.jsonl" : List.of());
        ask.judge(
                new ToolCall(
                        connection,
                        ask.tool(),
                        "",
                        ask.arguments(),
                        new Answer(request, Optional.empty(), outcome, Duration.ZERO)),
                findings);
    }

    private static Answer.Outcome result(String structured) {
        ObjectNode result = Json.object();
        result.set("structuredContent", Json.parse(structured));
        return new Answer.Result(result);
    }

    private static Answer.Outcome refusal(String why) {
        ObjectNode result = Json.object().put("isError", true);
        result.putArray("content").addObject().put("type", "text").put("text", why);
        return new Answer.Result(result);
    }

    private static ContextSavingClaim claim() {
        try {
            return Profiles.parse(
                            "p.yaml",
                            "server: {stdio: {command: [x]}}\n"
                                    + "claims: {context-saving: {paginated: {tool: list_entries}, truncated: {tool: build_log}}}",
                            name -> Optional.empty())
                    .claims()
                    .contextSaving()
                    .orElseThrow();
        } catch (ProfileException wrong) {
            throw new IllegalStateException(wrong);
        }
    }
}
