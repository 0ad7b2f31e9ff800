package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileYaml;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.schema.Schemas;
import org.junit.jupiter.api.Test;

/** The profiles that {@code init} writes: whatever the server, the schema and the reader take them. */
class StarterProfileTest {

    private static final SchemaCheck SCHEMA = Schemas.bundled().schema("kit/profile.schema.json");
    private static final List<String> COMMAND = List.of("node", "server.js");

    @Test
    void theWholeTextForASmallServer() throws ProfileException {
        Tool lists = Tools.tool("""
                {"name":"list_lines","inputSchema":{"required":["order","kind"],"properties":{
                  "order":{"type":"integer","minimum":100},"kind":{"enum":["open","closed"]},
                  "lines_offset":{"type":"integer"},"max_lines_shown":{"type":"integer"}}},
                 "outputSchema":{"properties":{"lines":{"type":"array"},
                  "page":{"type":"object","properties":{"has_more":{"type":"boolean"}}}}}}""");
        Tool log = Tools.with("order_log", "order!:string", "head:integer", "tail:integer");
        StarterProfile starter = StarterProfile.forCommand(
                new Draft(
                        Tools.diagnosis(
                                lists,
                                log,
                                Tools.with("other_log", "order!:string", "head:integer"),
                                Tools.with("run_report", "name!:string")),
                        Map.of(
                                "context-saving.truncated[1]",
                                "no flag at /truncated; correct flag",
                                "context-saving.commands[0]",
                                "it runs a command, so it was not called")),
                COMMAND,
                Optional.empty());

        assertThat(starter.text()).isEqualTo("""
                # Profile for context-tck, from the server's list of tools, and from calls of those that say they only read.
                # Claimed is what they showed; the rest stands in comments. Then: context-tck doctor THIS-FILE, context-tck run THIS-FILE
                # What the server does not claim: false.
                implementation:
                  name: "orders"
                  version: "1.2.0"
                server:
                  stdio:
                    command: ["node", "server.js"]
                    # env: {API_TOKEN: "${API_TOKEN}"}      # secrets come from the environment, and no report shows them
                  mcp: auto                                 # the server was found to speak 2025-11-25
                limits: {connect: 15s, answer: 20s}
                claims:
                  transient-context: false                  # no tool has a name from the protocol's text
                  # If tools of other names do what the protocol asks for, in place of false:
                  # transient-context:
                  #   fetch:                                    # tools that fetch records and mark full pages as transient
                  #     - tool: search_records
                  #       full: {page: 1}                       # arguments for a page of five or more records
                  #       five: {per_page: 5}                   # exactly five; false if the tool cannot
                  #       few: [{per_page: 4}, {per_page: 1}]   # fewer than five; false if the tool cannot
                  #       # last: {page: 9}                     # a short last page of five or more
                  #       records: /records                     # the array, in structuredContent or in the JSON of the first text
                  #       identify: /id                         # where a record has its identifying value
                  #       pages: {parameter: page, first: 1}    # false if the tool has no pages
                  #   consumer:                                 # tools whose success uses records up; run calls them
                  #     tool: store_analysis_memory
                  #     succeed: {finding: "3 activities to Web Dev"}
                  #     fail: [{finding: ""}]                   # calls that must be refused
                  #   workflow:                                 # the tool that hands out workflow steps
                  #     tool: get_workflow_step
                  #     hinted: {workflow: reclassify, step: 2} # a step with hints
                  #     unhinted: {workflow: reclassify, step: 1}
                  #     unknown: [{workflow: nope, step: 1}]    # a step that does not exist
                  #     hints: [{step: 2, tool: search_records, consumed-by: store_analysis_memory}]
                  context-saving:
                    paginated:
                      - tool: "list_lines"
                        arguments: {"order":100,"kind":"open"}  # arguments that give a list of ten items or more
                        items: "/lines"                     # found there
                        info: "/page"                       # found there
                        # empty: {...}  arguments that give an empty list, if there are any
                        names: {offset: "lines_offset", limit: "max_lines_shown"}  # by the names of its parameters
                    truncated:
                      - tool: "order_log"
                        arguments: {"order":"edit me"}      # arguments that give a text of many lines
                        text: {block: 0}                    # found there
                        info: /truncation_info              # found there
                        flag: /truncated                    # found there
                        names: {max_bytes: false}           # by the names of its parameters; false: it has none
                      # - tool: "other_log"                 # not claimed: no flag at /truncated; correct flag
                      #   arguments: {"order":"edit me"}    # guess: arguments that give a text of many lines
                      #   text: {block: 0}                  # guess: as far as its output schema and its result tell
                      #   info: /truncation_info            # guess: as far as its output schema and its result tell
                      #   flag: /truncated                  # guess: as far as its output schema and its result tell
                      #   names: {tail: false, max_bytes: false}  # guess: by the names of its parameters; false: it has none
                    commands: false
                    # in place of false, if it holds:
                    # commands:
                    #   - tool: "run_report"                # not claimed: it runs a command, so it was not called
                    #     noisy: {"name":"edit me"}         # guess: makes it write far more to stderr than is passed on
                    #     quiet: {"name":"edit me"}         # guess: makes it write little
                    #     # wordy: {...}    makes it write many lines to stdout and little to stderr
                    #     # both: {...}     makes it write much to both
                    #     # failing: {...}  makes it fail with much stderr, if anything does
                    #     stderr: /stderr                   # guess: as far as its output schema and its result tell
                    #     stdout: /stdout                   # guess: as far as its output schema and its result tell
                    #     info: /truncation_info            # guess: as far as its output schema and its result tell
                    #     flag: /truncated                  # guess: as far as its output schema and its result tell
                  context-pack: false                       # no tool context requires a goal
                """);
        assertThat(starter.open()).isEqualTo(2);
        assertThat(read(starter).claims().protocols()).containsExactly("context-saving");
    }

    @Test
    void whatStandsInCommentsCanBeTakenAsItIs() throws ProfileException {
        Tool list = Tools.with("list_lines", "offset:integer", "limit:integer");
        String written = StarterProfile.forCommand(
                        new Draft(Tools.diagnosis(list), Map.of("context-saving.paginated[0]", "nobody tried it")),
                        COMMAND,
                        Optional.empty())
                .text();
        assertThat(written).contains("  context-saving: false  ", "#     - tool: \"list_lines\"");
        int from = written.indexOf("  # context-saving:");
        int to = written.indexOf("  context-pack:");
        String taken = written.replaceFirst("(?m)^  context-saving: false", "  # $0")
                .replace(
                        written.substring(from, to), written.substring(from, to).replaceAll("(?m)^  # ", "  "));

        assertThat(read(new StarterProfile(taken, 0, List.of())).claims().protocols())
                .containsExactly("context-saving");
    }

    @Test
    void theFormInTheCommentsCanBeTakenAsItIs() throws ProfileException {
        String written =
                StarterProfile.forCommand(draft(), COMMAND, Optional.empty()).text();
        String taken = written.replaceFirst("(?m)^  transient-context: false.*\\R.*\\R", "")
                .replaceAll("(?m)^  # (transient-context:|  )", "  $1");

        assertThat(read(new StarterProfile(taken, 0, List.of())).claims().protocols())
                .containsExactly("transient-context");
    }

    @Test
    void theSourcesOwnToolsArePreFilled() throws ProfileException {
        Tool search = Tools.tool("""
                {"name":"search_records","inputSchema":{"required":["table"],"properties":{
                  "table":{"type":"string","default":"orders"},"page":{"type":"integer"},"per_page":{"type":"integer"}}},
                 "outputSchema":{"properties":{"rows":{"type":"array","items":{"properties":{"key":{"type":"string"}}}}}}}""");
        Profile profile = read(StarterProfile.forCommand(
                draft(
                        search,
                        Tools.with("find_records"),
                        Tools.with("store_analysis_memory", "finding!:string", "weight!:number"),
                        Tools.with("get_workflow_step", "workflow!:string", "step!:integer"),
                        Tools.with("context", "goal!:string")),
                COMMAND,
                Optional.empty()));

        FetchTool fetch =
                profile.claims().transientContext().orElseThrow().fetch().get(0);
        assertThat(fetch.full()).hasToString("{\"table\":\"orders\",\"page\":1}");
        assertThat(fetch.five().orElseThrow()).hasToString("{\"table\":\"orders\",\"per_page\":5}");
        assertThat(fetch.records()).hasToString("ByPointer[pointer=/rows]");
        assertThat(fetch.identify()).hasToString("/key");
        FetchTool bare =
                profile.claims().transientContext().orElseThrow().fetch().get(1);
        assertThat(bare.five()).isEmpty();
        assertThat(bare.few()).isEmpty();
        assertThat(bare.pages()).isEmpty();
        assertThat(profile.claims()
                        .transientContext()
                        .orElseThrow()
                        .consumer()
                        .get(0)
                        .succeed())
                .hasToString("{\"finding\":\"edit me\",\"weight\":1}");
        assertThat(profile.claims().protocols()).containsExactly("transient-context", "context-pack");
    }

    @Test
    void aToolThatSaysThatItWritesIsNotClaimedByGuess() throws ProfileException {
        Tool writes = Tools.tool("""
                {"name":"purge","annotations":{"readOnlyHint":false},
                 "inputSchema":{"properties":{"offset":{"type":"integer"},"limit":{"type":"integer"}}}}""");

        assertThat(read(StarterProfile.forCommand(draft(writes), COMMAND, Optional.empty()))
                        .claims()
                        .protocols())
                .isEmpty();
    }

    @Test
    void namesThatWouldBreakOutOfTheirPlaceAreQuotedOrLeftOut() throws ProfileException {
        String limits = "\"offset\":{\"type\":\"integer\"},\"limit\":{\"type\":\"integer\"}";
        Tool quoted =
                Tools.tool("{\"name\":\"a\\\": # b\\\\\",\"inputSchema\":{\"required\":[\"x${HOME}\"],\"properties\":{"
                        + "\"x${HOME}\":{\"enum\":[\"${HOME}\\n- b: \\u0085\\u2028\\u001b[31m\"]}," + limits + "}}}");
        String entry = "{\"name\":\"%s\",\"inputSchema\":{\"properties\":{" + limits + "}}}";
        Diagnosis found = Tools.diagnosis(
                "or\nders: ${HOME}",
                "1\u001b[2J",
                List.of(),
                quoted,
                Tools.tool(entry.formatted("a\\nclaims: {}")),
                Tools.tool(entry.formatted("\\u001b[31mred")),
                Tools.tool(entry.formatted("${HOME}")),
                Tools.tool(entry.formatted("n".repeat(201))),
                Tools.with("long_key", "offset:integer", "limit:integer", "k".repeat(2_000) + "!:string"));
        StarterProfile starter = StarterProfile.forCommand(new Draft(found, Map.of()), COMMAND, Optional.empty());
        Profile profile = read(starter);

        assertThat(starter.text().chars()).noneMatch(c -> c < ' ' && c != '\n');
        assertThat(profile.implementation().name()).isEqualTo("my-server");
        assertThat(profile.claims().contextSaving().orElseThrow().paginated())
                .extracting(tool -> tool.tool())
                .containsExactly("a\": # b\\");
        assertThat(ProfileYaml.json(starter.text())
                        .at("/claims/context-saving/paginated/0/arguments/x${HOME}")
                        .asText())
                .isEqualTo("${HOME}\n- b: \u0085\u2028\u001b[31m");
    }

    @Test
    void schemasWithoutEndAndManyTools() throws ProfileException {
        String deep = "{\"type\":\"array\",\"items\":".repeat(300) + "{}" + "}".repeat(300);
        Tool endless = Tools.tool("{\"name\":\"read_deep\",\"inputSchema\":{\"required\":[\"x\",\"y\"],\"properties\":{"
                + "\"head\":{\"type\":\"integer\"},\"x\":" + deep + ",\"y\":{\"$ref\":\"#\"}}}}");
        Tool[] many = Stream.concat(
                        Stream.of(endless),
                        IntStream.range(0, 1_000)
                                .mapToObj(i -> Tools.with("list_" + i, "offset:integer", "limit:integer")))
                .toArray(Tool[]::new);
        StarterProfile starter = StarterProfile.forCommand(draft(many), COMMAND, Optional.empty());

        assertThat(starter.text())
                .contains("# 995 more would fit: list_5, list_6, ")
                .hasSizeLessThan(6_000);
        assertThat(read(starter).claims().contextSaving().orElseThrow().paginated())
                .hasSize(5);
    }

    @Test
    void theTemplateNeedsNoServer() throws ProfileException {
        StarterProfile template = StarterProfile.template();

        assertThat(template.text())
                .startsWith(
                        "# Profile for context-tck: how to reach a server, what it claims, and where things are.\n");
        assertThat(read(template).claims().protocols())
                .containsExactly("transient-context", "context-saving", "context-pack");
    }

    @Test
    void everyRoleHasATemplateOfItsOwn() throws ProfileException {
        StarterProfile gateway = StarterProfile.gateway("mcpp-0.1", "ws://127.0.0.1:8790/", "A template.");
        assertThat(gateway.text()).contains("preset: mcpp-0.1 ", "# or mew-0.4, mcpx-0.1: gateways that the kit knows");
        assertThat(read(gateway).targets().gateway()).isPresent();

        List<String> command = List.of("node", "it.mjs", "--token", "abc");
        Optional<Path> there = Optional.of(Path.of(".."));
        for (StarterProfile client :
                List.of(StarterProfile.client(List.of(), Optional.empty()), StarterProfile.client(command, there))) {
            assertThat(read(client).targets().client()).isPresent();
            assertThat(read(client).claims().protocols()).containsExactly("transient-context");
        }
        assertThat(StarterProfile.client(command, there).variables()).containsExactly("TOKEN");
        for (StarterProfile intermediary : List.of(
                StarterProfile.intermediary(List.of(), Optional.empty()),
                StarterProfile.intermediary(command, there))) {
            assertThat(read(intermediary).targets().intermediary()).isPresent();
        }
        assertThat(read(StarterProfile.participant(command, there)).targets().participant())
                .isPresent();

        StarterProfile participant = StarterProfile.participant(List.of(), Optional.empty());
        assertThat(read(participant).targets().participant().orElseThrow().driver())
                .isPresent();
        assertThat(read(participant).claims().subContext().orElseThrow().nesting())
                .isTrue();
    }

    @Test
    void howTheServerIsReached() throws ProfileException {
        StarterProfile command = StarterProfile.forCommand(
                draft(),
                List.of("my server", "--api-key=abc", "--token", "def", "a ${b}", "--verbose"),
                Optional.of(Path.of("..")));
        assertThat(command.text())
                .contains("""
                            command: ["my server", "--api-key=${API_KEY}", "--token", "${TOKEN}", "a $${b}", "--verbose"]
                            directory: ".."                         # where the command runs, seen from this file
                        """)
                .contains("    # set API_KEY in the environment; its value looked like a secret\n")
                .doesNotContain("abc", "def");
        assertThat(command.variables()).containsExactly("API_KEY", "TOKEN");
        assertThat(read(command).server().stdio().orElseThrow().command())
                .containsExactly("my server", "--api-key=a value", "--token", "a value", "a ${b}", "--verbose");

        StarterProfile http = StarterProfile.forUrl(draft(), URI.create("http://127.0.0.1:3001/mcp"));
        assertThat(http.text()).contains("  http:\n    url: \"http://127.0.0.1:3001/mcp\"\n");
        assertThat(read(http).server().http()).isPresent();
    }

    private static Draft draft(Tool... tools) {
        return new Draft(Tools.diagnosis(tools), Map.of());
    }

    private static Profile read(StarterProfile starter) throws ProfileException {
        assertThat(SCHEMA.validate(ProfileYaml.json(starter.text()))).isEmpty();
        return Profiles.parse("p", starter.text(), name -> Optional.of("a value"));
    }
}
