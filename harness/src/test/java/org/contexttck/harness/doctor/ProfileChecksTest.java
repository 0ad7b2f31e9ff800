package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.junit.jupiter.api.Test;

/** What does not fit between a profile and the tools that the server lists, each by the key to correct. */
class ProfileChecksTest {

    @Test
    void aToolThatIsNotListed() throws ProfileException {
        assertThat(lines(
                        "context-saving: {paginated: [{tool: ls}], truncated: false, commands: false}",
                        Tools.with("list_a", "offset:integer", "limit:integer")))
                .containsExactly(
                        "claims.context-saving.paginated[0].tool | ls | the server lists no such tool | it lists list_a");
        assertThat(lines("transient-context: {fetch: false, workflow: false}"))
                .containsExactly("claims.transient-context.consumer.tool (default) | store_analysis_memory"
                        + " | the server lists no such tool | name one that it lists, or take the claim out");
    }

    @Test
    void argumentsThatTheToolDoesNotTake() throws ProfileException {
        Tool tool = Tools.tool("""
                {"name":"read","inputSchema":{"additionalProperties":false,"required":["path","mode"],"properties":{
                  "path":{"type":"string"},"mode":{"enum":["a","b"]},"depth":{"type":"integer"},
                  "head":{"type":"integer"},"tail":{"type":"integer"},"max_bytes":{"type":"integer"}}}}""");

        assertThat(lines(
                        "context-saving: {paginated: false, commands: false, truncated: {tool: read, arguments: {}}}",
                        tool))
                .containsExactly(
                        "claims.context-saving.truncated.arguments | read"
                                + " | requires \"path\" (string), which is not given | ",
                        "claims.context-saving.truncated.arguments | read"
                                + " | requires \"mode\" (any type), which is not given | ");
        assertThat(lines(
                        "context-saving: {paginated: false, commands: false, truncated: {tool: read, arguments:"
                                + " {path: 3, mode: c, depth: 2.0, colour: red}}}",
                        tool))
                .containsExactly(
                        "claims.context-saving.truncated.arguments.path | read"
                                + " | takes string for \"path\", which is given as 3 | ",
                        "claims.context-saving.truncated.arguments.mode | read"
                                + " | takes one of \"a\", \"b\" for \"mode\", which is given as \"c\" | ",
                        "claims.context-saving.truncated.arguments.colour | read | takes no \"colour\" | ");
    }

    @Test
    void parametersThatTheToolDoesNotDeclare() throws ProfileException {
        assertThat(lines(
                        "context-saving: {truncated: false, commands: false, paginated: {tool: ls, names: {limit: max}}}",
                        Tools.with("ls", "offset:string", "limit:integer")))
                .containsExactly(
                        "claims.context-saving.paginated.names.offset (default) | ls"
                                + " | takes string for \"offset\", not a number | ",
                        "claims.context-saving.paginated.names.limit | ls"
                                + " | declares no parameter \"max\" | write the tool's own name for limit, or false");
    }

    @Test
    void eachSetOfArgumentsOfTransientContext() throws ProfileException {
        assertThat(lines(
                        "transient-context: {fetch: {tool: search_records, full: {page: one}, five: {per_page: five},"
                                + " few: [{per_page: 1}, {per_page: two}], pages: {parameter: seite}},"
                                + " consumer: {succeed: {finding: 1}, fail: [{finding: 2}]}, workflow: {}}",
                        Tools.with("search_records", "page:integer", "per_page:integer"),
                        Tools.with("store_analysis_memory", "finding!:string"),
                        Tools.with("get_workflow_step", "workflow!:string", "step!:string")))
                .extracting(line -> line.substring(0, line.indexOf(" | ")))
                .containsExactly(
                        "claims.transient-context.fetch.full.page",
                        "claims.transient-context.fetch.five.per_page",
                        "claims.transient-context.fetch.few[1].per_page",
                        "claims.transient-context.fetch.pages.parameter",
                        "claims.transient-context.consumer.succeed.finding",
                        "claims.transient-context.workflow.hinted.step (default)",
                        "claims.transient-context.workflow.loop[0].step (default)",
                        "claims.transient-context.workflow.loop[1].step (default)",
                        "claims.transient-context.workflow.unhinted.step (default)");
    }

    @Test
    void aPackWithoutAGoal() throws ProfileException {
        assertThat(lines("context-pack: {}", Tools.with("context", "aim!:string")))
                .contains("claims.context-pack.tool (default) | context | declares no parameter \"goal\""
                        + " | write a tool that takes a goal");
    }

    @Test
    void whatFitsIsNotMentioned() throws ProfileException {
        assertThat(lines(
                        "transient-context: {}",
                        Tools.with("search_records", "page:integer", "per_page:integer", "query:string"),
                        Tools.with("store_analysis_memory", "finding!:string"),
                        Tools.with("get_workflow_step", "workflow!:string", "step!:integer")))
                .isEmpty();
    }

    private static List<String> lines(String claims, Tool... tools) throws ProfileException {
        Profile profile = Profiles.parse(
                "p", "server: {stdio: {command: [node]}}\nclaims: {" + claims + "}\n", name -> Optional.empty());
        List<Tool> listed = List.of(tools);
        return ProfileChecks.of(
                        profile.claims(), new Keys(profile.written().keySet()), listed, PossibleClaims.of(listed))
                .stream()
                .map(one -> one.key() + (one.written() ? "" : " (default)") + " | " + one.tool() + " | " + one.what()
                        + " | " + one.whatToDo())
                .toList();
    }
}
