package org.contexttck.harness.target.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.contexttck.harness.target.client.Hosts.LINES;
import static org.contexttck.harness.target.client.Hosts.ONE;
import static org.contexttck.harness.target.client.Hosts.call;
import static org.contexttck.harness.target.client.Hosts.search;
import static org.contexttck.harness.target.client.Hosts.text;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

/** What is said of a host that does not go on, in one line. */
class SilentClientTest {

    private final Hosts hosts = new Hosts();

    /** What is said of a host in its first turn. */
    private ClientSilent silent(String profile, FakeHost.Kind kind) throws Exception {
        try (ClientTarget target = hosts.target(profile, kind);
                ClientSession session = target.converse("a scenario")) {
            return catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c1"))));
        }
    }

    @Test
    void aConversationThatIsNotFreshIsSaid() throws Exception {
        try (ClientTarget target = hosts.target(LINES, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void fresh() {
                // keeps everything
            }
        })) {
            try (ClientSession session = target.converse("first")) {
                session.turn(List.of(search("c1")));
            }
            try (ClientSession session = target.converse("second")) {
                assertThat(catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c1")))))
                        .hasMessage(
                                "no fresh conversation was begun: the first request already holds 2 messages with tool "
                                        + "calls and results (the line was /new)");
            }
        }
    }

    @Test
    void aClientWithOnePromptHearsNoSecond() throws Exception {
        try (ClientTarget target = hosts.target(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.userSays("And?")))
                    .hasMessage("the client takes only one prompt of the user (client.prompts of the profile is one)");
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.redeliver(search("c1"))))
                    .hasMessage("a result can be delivered once more only through the driver");
        }
    }

    @Test
    void oneThatEndsAtOnce() throws Exception {
        ClientSilent silent = silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            int run() {
                complain("no licence");
                return 3;
            }
        });
        assertThat(silent)
                .hasMessage("the client exited with code 3 before it asked the model anything "
                        + "(nothing else reached the model; neither did it speak to the MCP server)");
        assertThat(silent.stderrTail()).isEqualTo("no licence\n");
    }

    @Test
    void oneThatNeverAsks() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    int run() throws Exception {
                        call("recall_memory", Json.object());
                        hang();
                        return 0;
                    }
                }))
                .hasMessage("the client did not ask the model anything in 2500 ms, while its process was idle "
                        + "(nothing else reached the model; it did speak to the MCP server)");
    }

    @Test
    void oneThatOffersNoTools() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    boolean turn() throws Exception {
                        ask(messages(), false);
                        return false;
                    }
                }))
                .hasMessage("the client exited with code 0 before it asked the model anything "
                        + "(1 request to the model without the fixture's tools (offered: no tool at all); "
                        + "neither did it speak to the MCP server)");
    }

    @Test
    void oneThatAnswersWithoutCallingTools() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) {
                        result(call, "tool not\navailable");
                    }
                }))
                .hasMessage(
                        "the client asked the model again without having called search_records, which the model called as "
                                + "c1; it gave the result \"tool not available\" for it");
    }

    @Test
    void oneThatCallsAnotherTool() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) throws Exception {
                        call("find_records", Json.object());
                    }
                }))
                .hasMessage(
                        "the client asked the model again without having called search_records, which the model called as "
                                + "c1 (but called find_records {}); it gave no result for it");
    }

    @Test
    void oneThatNeverCallsTheTool() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) throws Exception {
                        hang();
                    }
                }))
                .hasMessage(
                        "the client did not call search_records, which the model called as c1 in 500 ms, while its process was idle");
    }

    @Test
    void oneThatEndsInsteadOfCallingTheTool() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    boolean turn() throws Exception {
                        ask(messages(), true);
                        return false;
                    }
                }))
                .hasMessage(
                        "the client exited with code 0 and never called search_records, which the model called as c1");
    }

    @Test
    void oneThatEndsAfterTheCall() throws Exception {
        ClientSilent silent = silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            void result(JsonNode call, String text) {
                throw new IllegalStateException("cannot bear results");
            }
        });
        assertThat(silent)
                .hasMessage(
                        "the client called search_records and then exited with code 1 without asking the model again");
        assertThat(silent.stderrTail()).contains("cannot bear results");
    }

    @Test
    void oneThatIsSilentAfterTheCall() throws Exception {
        assertThat(silent(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void tool(JsonNode call) throws Exception {
                        super.tool(call);
                        hang();
                    }
                }))
                .hasMessage(
                        "the client called search_records and then did not ask the model again in 500 ms, while its process was idle");
    }

    @Test
    void oneThatEndsATurnAfterSoManySteps() throws Exception {
        try (ClientTarget target = hosts.target(LINES, (arguments, connection) -> new FakeHost(arguments, connection) {
                    private int steps;

                    @Override
                    void tool(JsonNode call) throws Exception {
                        super.tool(call);
                        if (++steps == 6) {
                            hang();
                        }
                    }
                });
                ClientSession session = target.converse("a scenario")) {
            for (int i = 1; i < 6; i++) {
                session.turn(List.of(search("c" + i)));
            }
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c6")))))
                    .hasMessage(
                            "the client called search_records and then did not ask the model again in 500 ms, while its process was idle;"
                                    + " that was round 6 of tool calls without a word of the user in between: if the client"
                                    + " limits its steps, allow it at least 60");
        }
    }

    @Test
    void oneThatDoesNotAnswerTheUsersNextPrompt() throws Exception {
        try (ClientTarget target = hosts.target(LINES, (arguments, connection) -> new FakeHost(arguments, connection) {
                    @Override
                    void user(String text) throws Exception {
                        if (messages().isEmpty()) {
                            super.user(text);
                        }
                    }
                });
                ClientSession session = target.converse("a scenario")) {
            session.turn(List.of(search("c1")));
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.userSays("And?")))
                    .hasMessage(
                            "the client did not ask the model about the user's next prompt in 500 ms, while its process was idle");
            assertThat(catchThrowableOfType(ClientSilent.class, () -> session.turn(List.of(search("c2")))))
                    .hasMessage("the conversation is over");
        }
    }

    @Test
    void oneThatLacksTheTool() throws Exception {
        try (ClientTarget target = hosts.target(ONE, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            assertThat(catchThrowableOfType(
                            ClientSilent.class, () -> session.turn(List.of(call("c1", "find_records", text("x"))))))
                    .hasMessage("the client offers the model no tool like find_records; it offers search_records, "
                            + "store_analysis_memory");
        }
    }

    @Test
    void oneThatOffersNothingOfTheSecondServer() throws Exception {
        String two = "client: {command: [host, '{mcp.url}', '{model.url}', '{prompt}', '{mcp2.url}']}\n";
        try (ClientTarget target = hosts.target(two, FakeHost::new);
                ClientSession session = target.converse("a scenario")) {
            ClientSilent silent = catchThrowableOfType(
                    ClientSilent.class, () -> session.turn(List.of(call("c1", "archive/search_records", text("x")))));

            assertThat(silent.how()).isEqualTo(ClientSilent.How.NOT_OFFERED);
        }
    }

    @Test
    void oneThatAsksByAnotherService() throws Exception {
        String streamed = ONE.replace("client: {", "client: {model: openai-stream, ");
        assertThat(silent(streamed, FakeHost::new))
                .hasMessage("the client is to ask the model by openai-stream, but asks by openai "
                        + "(client.model of the profile says by which it can)");
    }

    @Test
    void whatCannotBeReachedIsSaidInTheSameWords() throws Exception {
        try (ClientTarget target = hosts.target(ONE, (arguments, connection) -> new FakeHost(arguments, connection) {
            @Override
            int run() {
                return 0;
            }
        })) {
            assertThat(catchThrowableOfType(Unreachable.class, target::reach))
                    .hasMessageStartingWith("the client exited with code 0 before it asked the model anything");
        }
    }
}
