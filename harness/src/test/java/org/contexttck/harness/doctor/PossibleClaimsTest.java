package org.contexttck.harness.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What could be claimed for which tool, and what speaks for it. */
class PossibleClaimsTest {

    private static final String NAMED = "has its name from the protocol's text";

    @Test
    void namesOfTheProtocolsText() {
        assertThat(claims(
                        Tools.with("search_records"),
                        Tools.with("find_records"),
                        Tools.with("store_analysis_memory"),
                        Tools.with("get_workflow_step"),
                        Tools.with("search_record")))
                .containsExactly(
                        new PossibleClaim("transient-context.fetch", "search_records", true, NAMED),
                        new PossibleClaim("transient-context.fetch", "find_records", true, NAMED),
                        new PossibleClaim("transient-context.consumer", "store_analysis_memory", true, NAMED),
                        new PossibleClaim("transient-context.workflow", "get_workflow_step", true, NAMED));
    }

    @Test
    void parametersThatLimit() {
        assertThat(claims(
                        Tools.with("a", "offset:integer", "limit:integer"),
                        Tools.with("b", "closure_offset:integer", "max_inputs:integer"),
                        Tools.with("c", "head:integer", "tail:integer", "max_bytes:integer"),
                        Tools.with("d", "head:number"),
                        Tools.with("e", "page:integer", "per_page:integer")))
                .containsExactly(
                        new PossibleClaim("context-saving.paginated", "a", true, "takes offset and limit"),
                        new PossibleClaim(
                                "context-saving.paginated",
                                "b",
                                false,
                                "takes closure_offset and max_inputs, by other names"),
                        new PossibleClaim("context-saving.truncated", "c", true, "takes head, tail, max_bytes"),
                        new PossibleClaim(
                                "context-saving.truncated", "d", false, "takes head; has no tail, no max_bytes"));
    }

    @Test
    void commands() {
        Tool schema = Tools.tool("""
                {"name":"a","outputSchema":{"properties":{"stderr":{"type":"string"}}}}""");

        assertThat(claims(schema, Tools.with("run_tests")))
                .containsExactly(
                        new PossibleClaim("context-saving.commands", "a", true, "its output schema has stderr"),
                        new PossibleClaim("context-saving.commands", "run_tests", false, "its name says \"run\""));
    }

    @Test
    void aPackNeedsAGoalAndRememberNeedsAPack() {
        Tool remember = Tools.with("remember", "title!:string", "content!:string");

        assertThat(claims(Tools.with("context", "goal!:string", "limit:integer", "offset:integer"), remember))
                .containsExactly(
                        new PossibleClaim("context-pack", "context", true, "is called context and requires goal"),
                        new PossibleClaim("context-pack.remember", "remember", true, "takes title and content"));
        assertThat(claims(Tools.with("get_context", "goal!:string")))
                .containsExactly(new PossibleClaim("context-pack", "get_context", false, "requires goal"));
        assertThat(claims(Tools.with("context", "goal:string"), Tools.with("plan", "goal!:string"), remember))
                .isEmpty();
    }

    private static List<PossibleClaim> claims(Tool... tools) {
        return PossibleClaims.of(List.of(tools));
    }
}
