package org.contexttck.harness.peer.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class SideRequestsTest {

    private static final List<String> OFFERED = List.of("fixture_search_records");
    private static final PromptMessage USER = said("user", "go");
    private static final PromptMessage RESULT =
            new PromptMessage("tool", Optional.of("c1"), List.of(), List.of(), false);

    private final SideRequests sideRequests = new SideRequests(new ToolNames(List.of("search_records")));

    private static PromptMessage said(String role, String text) {
        return new PromptMessage(
                role, Optional.empty(), List.of(new PromptPart(PromptPart.Kind.TEXT, text)), List.of(), false);
    }

    @Test
    void aRequestWithoutTheToolsStandsBeside() {
        assertThat(sideRequests.isAside(List.of(USER), List.of())).isTrue();
        assertThat(sideRequests.isAside(List.of(USER), List.of("Bash"))).isTrue();
        assertThat(sideRequests.isAside(List.of(USER), OFFERED)).isFalse();
    }

    @Test
    void aResultBelongsToTheConversationEvenWithoutTools() {
        assertThat(sideRequests.isAside(List.of(USER, RESULT), List.of())).isFalse();
        assertThat(sideRequests.isAside(List.of(USER, RESULT, said("user", "sum up")), List.of()))
                .isTrue();
    }

    @Test
    void anotherSystemPromptThatKnowsNoCallStandsBeside() {
        PromptMessage system = said("system", "chat");
        PromptMessage other = said("system", "make a title");
        sideRequests.isAside(List.of(system, USER), OFFERED);

        assertThat(sideRequests.isAside(List.of(other, USER), OFFERED))
                .as("before any call")
                .isFalse();
        sideRequests.called(List.of("c1"));
        assertThat(sideRequests.isAside(List.of(other, USER), OFFERED)).isTrue();
        assertThat(sideRequests.isAside(List.of(other, USER, RESULT, USER), OFFERED))
                .as("the time in it has changed")
                .isFalse();
        assertThat(sideRequests.isAside(List.of(system, USER), OFFERED))
                .as("the same system prompt")
                .isFalse();
        sideRequests.forget();
        assertThat(sideRequests.isAside(List.of(other, USER), OFFERED))
                .as("a new conversation")
                .isFalse();
    }

    @Test
    void wordsAreJsonWhereJsonIsAskedFor() {
        String schema =
                "{\"type\":\"object\",\"properties\":{\"title\":{\"type\":\"string\"},\"n\":{\"type\":\"integer\"},"
                        + "\"ok\":{\"type\":\"boolean\"},\"list\":{\"type\":\"array\"},\"kind\":{\"enum\":[\"a\",\"b\"]}}}";
        String expected = "{\"title\":\"A conversation\",\"n\":0,\"ok\":false,\"list\":[],\"kind\":\"a\"}";

        assertThat(SideRequestText.of(Json.object())).isEqualTo("A conversation");
        assertThat(SideRequestText.of(
                        Json.parse("{\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"schema\":"
                                + schema + "}}}")))
                .isEqualTo(expected);
        assertThat(SideRequestText.of(
                        Json.parse("{\"text\":{\"format\":{\"type\":\"json_schema\",\"schema\":" + schema + "}}}")))
                .isEqualTo(expected);
    }
}
