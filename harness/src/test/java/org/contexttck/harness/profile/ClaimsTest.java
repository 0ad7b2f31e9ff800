package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.claim.AgentDiary;
import org.contexttck.harness.profile.claim.AuditProbe;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.claim.ContextPackTool;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.profile.claim.ExpectedHint;
import org.contexttck.harness.profile.claim.FetchTool;
import org.contexttck.harness.profile.claim.PageWalk;
import org.contexttck.harness.profile.claim.ProjectScopes;
import org.contexttck.harness.profile.claim.TransientContextClaim;
import org.contexttck.harness.profile.claim.WorkflowTool;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.json.Json;
import org.contexttck.json.Pointer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | ",
                "{transient-context: false, context-pack: false} | ",
                "{transient-context: {fetch: false, consumer: false, workflow: false}} | ",
                "{transient-context: {}} | transient-context transient-context.fetch transient-context.consumer "
                        + "transient-context.workflow",
                "{transient-context: true} | transient-context transient-context.fetch transient-context.consumer "
                        + "transient-context.workflow",
                "{transient-context: {workflow: false, consumer: false}} | transient-context transient-context.fetch",
                "{context-saving: {paginated: false, truncated: {}}} | context-saving context-saving.truncated "
                        + "context-saving.commands",
                "{context-saving: {truncated: false, commands: false}} | context-saving context-saving.paginated",
                "{context-pack: {}} | context-pack",
                "{context-pack: {diary: {marker: m}, audit: false, remember: {}}} | context-pack context-pack.diary "
                        + "context-pack.remember",
                "{context-pack: {scopes: {accessible: a, foreign: b, markers: {accessible: m, foreign: n}}}} | "
                        + "context-pack context-pack.scopes",
                "{context-pack: {audit: {tool: t}, remember: false}} | context-pack context-pack.audit",
            })
    void whatIsClaimed(String claims, String paths) throws ProfileException {
        assertThat(Claim.ofProfiles().filter(claims(claims)::claimed).map(Claim::text))
                .containsExactlyElementsOf(paths == null ? List.of() : List.of(paths.split(" ")));
    }

    @Test
    void nothingElseIsClaimed() throws ProfileException {
        assertThat(claims("{transient-context: {}}").claimed(Claim.SERVER_ON_STDIO))
                .isFalse();
        assertThat(claims("{transient-context: {}}").protocols()).containsExactly("transient-context");
    }

    @Test
    void toolsByTheSourcesNamesAreClaims() {
        Claims claims = Claims.fromToolList(Set.of("find_records", "get_workflow_step", "echo"));
        assertThat(claims.decided()).isTrue();
        assertThat(Claim.ofProfiles().filter(claims::claimed).map(Claim::text))
                .containsExactly("transient-context", "transient-context.fetch", "transient-context.workflow");
        assertThat(claims.transientContext().orElseThrow().fetch())
                .extracting(FetchTool::tool)
                .containsExactly("find_records");
        Claims all = Claims.fromToolList(Set.of("search_records", "find_records", "store_analysis_memory", "context"));
        assertThat(Claim.ofProfiles().filter(all::claimed).map(Claim::text))
                .containsExactly(
                        "transient-context", "transient-context.fetch", "transient-context.consumer", "context-pack");
        assertThat(all.transientContext().orElseThrow().fetch()).hasSize(2);
        assertThat(Claims.fromToolList(Set.of("echo")).protocols()).isEmpty();
        assertThat(Claims.byToolList().protocols()).isEmpty();
    }

    @Test
    void theDefaultsAreThoseOfTheSources() throws ProfileException {
        TransientContextClaim claim =
                claims("{transient-context: {}}").transientContext().orElseThrow();
        FetchTool fetch = claim.fetch().get(0);
        assertThat(fetch.tool()).isEqualTo("search_records");
        assertThat(fetch.few().toString())
                .isEqualTo("[{\"per_page\":4}, {\"per_page\":1}, {\"query\":\"no such record\"}]");
        assertThat(fetch.last().map(Json::write)).contains("{\"page\":9}");
        assertThat(claim.consumer().get(0).fail().toString()).isEqualTo("[{\"finding\":\"\"}]");
        assertThat(claim.workflow().get(0).hints())
                .containsExactly(new ExpectedHint(2, "search_records", "store_analysis_memory"));
        assertThat(claims("{transient-context: {fetch: {tool: search_records}, workflow: {tool: get_workflow_step}}}")
                        .transientContext()
                        .orElseThrow())
                .isEqualTo(claim);
    }

    @Test
    void aDescribedFetchKeepsWhatItDoesNotSay() throws ProfileException {
        FetchTool fetch = claims("{transient-context: {fetch: {full: {p: 0}, pages: {first: 0}}}}")
                .transientContext()
                .orElseThrow()
                .fetch()
                .get(0);
        assertThat(fetch.tool()).isEqualTo("search_records");
        assertThat(fetch.five().map(Json::write)).contains("{\"per_page\":5}");
        assertThat(fetch.last()).isEmpty();
        PageWalk pages = fetch.pages().orElseThrow();
        assertThat(pages.parameter()).isEqualTo("page");
        assertThat(pages.first()).isZero();
        assertThat(pages.count()).isEmpty();
    }

    @Test
    void anotherWorkflowLoopsOverItsHintedStep() throws ProfileException {
        WorkflowTool workflow = claims("{transient-context: {workflow: {tool: next, hinted: {n: 2},"
                        + " hints: {step: 2, tool: a, consumed-by: b}}}}")
                .transientContext()
                .orElseThrow()
                .workflow()
                .get(0);
        assertThat(workflow.loop()).containsExactly(workflow.hinted());
        assertThat(workflow.unhinted()).isEmpty();
        assertThat(workflow.unknown()).isEmpty();
        assertThat(workflow.hints()).containsExactly(new ExpectedHint(2, "a", "b"));
    }

    @Test
    void workflowsMayBeSeveral() throws ProfileException {
        String one = "{tool: next, hinted: {n: %d}, hints: {step: %d, tool: a, consumed-by: b}}";
        assertThat(claims("{transient-context: {workflow: [" + one.formatted(1, 1) + ", " + one.formatted(2, 2) + "]}}")
                        .transientContext()
                        .orElseThrow()
                        .workflow())
                .extracting(WorkflowTool::hinted)
                .containsExactly(Json.object().put("n", 1), Json.object().put("n", 2));
    }

    @Test
    void aDescribedPackKeepsWhatItDoesNotSay() throws ProfileException {
        ContextPackTool pack = claims(
                        "{context-pack: {matching-goal: g, diary: {marker: m}, audit: {tool: t}, remember: true,"
                                + " scopes: {accessible: a, foreign: b, markers: {accessible: m, foreign: n}}}}")
                .contextPack()
                .orElseThrow();
        assertThat(pack.tool()).isEqualTo("context");
        assertThat(pack.pack()).hasToString("");
        assertThat(pack.matches()).isEmpty();
        assertThat(pack.withoutToken().env()).containsExactly(Map.entry("ORG_TOKEN", Optional.empty()));
        assertThat(pack.withoutToken().headers()).containsExactly(Map.entry("Authorization", Optional.empty()));
        assertThat(pack.scopes())
                .contains(new ProjectScopes(
                        "a",
                        Optional.empty(),
                        "b",
                        Optional.empty(),
                        "g",
                        new ProjectScopes.Markers("m", List.of("n"))));
        assertThat(pack.diary()).contains(new AgentDiary("migration-runner", "Continue the migration rehearsal", "m"));
        assertThat(pack.audit()).contains(new AuditProbe("t", Json.object(), Pointer.parse("/entries")));
        assertThat(pack.remember().orElseThrow().within()).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void aConnectionWithoutTokenReplacesOrTakesAway() throws ProfileException {
        CredentialChange change = claims(
                        "{context-pack: {without-token: {env: {A: null, B: 1}, headers: {X-Org: none}}}}")
                .contextPack()
                .orElseThrow()
                .withoutToken();
        assertThat(change.env()).containsExactly(Map.entry("A", Optional.empty()), Map.entry("B", Optional.of("1")));
        assertThat(change.headers()).containsExactly(Map.entry("X-Org", Optional.of("none")));
    }

    private static Claims claims(String yaml) throws ProfileException {
        return Profiles.parse("p", "server: {stdio: {command: [a]}}\nclaims: " + yaml, name -> Optional.empty())
                .claims();
    }
}
