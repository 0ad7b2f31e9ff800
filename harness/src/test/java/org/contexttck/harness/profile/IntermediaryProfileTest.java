package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ConfigFile;
import org.contexttck.harness.profile.target.IntermediaryEntry;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.profile.yaml.ProfileProblem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntermediaryProfileTest {

    private static final String MINIMAL = "intermediary: {upstream: http, stdio: {command: [proxy, '{mcp.url}']}}\n";

    private static final Claim PATH = Claim.INTERMEDIARY;

    @Test
    void saysHowToPutItBetween() throws ProfileException {
        IntermediaryEntry entry = read("""
                intermediary:
                  upstream: stdio
                  http:
                    url: "http://127.0.0.1:{port}/mcp"
                    start: {command: [hub, "{config}", "{port}"], ready-after: 5s}
                  config: {file: hub.json, template: '{"run": "{mcp.bridge}"}'}
                  mcp: 2025-11-25
                  upstream-mcp: [2026-07-28]
                """).targets().intermediary().orElseThrow();

        assertThat(entry.upstream()).isEqualTo(IntermediaryEntry.Upstream.STDIO);
        IntermediaryEntry.Http http = entry.http().orElseThrow();
        assertThat(http.url()).isEqualTo("http://127.0.0.1:{port}/mcp");
        assertThat(http.start().start().command()).containsExactly("hub", "{config}", "{port}");
        assertThat(entry.config()).contains(new ConfigFile("hub.json", "{\"run\": \"{mcp.bridge}\"}"));
        assertThat(entry.revision()).contains("2025-11-25");
        assertThat(entry.upstreamRevisions()).containsExactly("2026-07-28");
    }

    @Test
    void namingItIsClaimingIt() throws ProfileException {
        assertThat(claims("claims: {transient-context: {intermediary: {}}}").claimed(PATH))
                .isTrue();
        assertThat(claims(
                                "claims: {transient-context: {fetch: false, consumer: false, workflow: false, intermediary: true}}")
                        .protocols())
                .containsExactly("transient-context");
        assertThat(claims("").claimed(PATH)).isFalse();
        assertThat(claims("").andIntermediary().claimed(PATH)).isTrue();
        assertThat(claims("claims: {transient-context: {fetch: false}}")
                        .andIntermediary()
                        .claimed(PATH))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            intermediary: {upstream: http, stdio: {command: [proxy]}} | p:1:15: intermediary never says where the server behind is; write {mcp.url} into command, env or config.template
            intermediary: {upstream: stdio, stdio: {command: [proxy, "{mcp.url}"]}} | p:1:15: intermediary never says where the server behind is; write {mcp.bridge} into command, env or config.template
            intermediary: {upstream: http, stdio: {command: [proxy, "{mcp.ulr}", "{mcp.url}"]}} | p:1:57: intermediary.stdio.command[1] has {mcp.ulr}, which the kit does not fill in here; did you mean "mcp.url"? ({{ is a brace)
            intermediary: {upstream: sse, stdio: {command: [proxy, "{mcp.url}"]}} | p:1:26: intermediary.upstream must be http or stdio
            intermediary: {upstream: http} | p:1:15: intermediary has neither stdio nor http; for example stdio: {command: [node, proxy.js, "{mcp.url}"]}
            intermediary: {upstream: http, http: {url: "http://127.0.0.1:80/"}} | p:1:38: intermediary.http lacks the required member "start"; the kit has to start it, since it gives it a server of its own
            """)
    void problemIsOneLine(String text, String line) {
        ProfileException refused = catchThrowableOfType(ProfileException.class, () -> read(text));

        assertThat(refused.problems()).extracting(ProfileProblem::toString).containsExactly(line);
    }

    private static Claims claims(String claims) throws ProfileException {
        return read(MINIMAL + claims + "\n").claims();
    }

    private static Profile read(String text) throws ProfileException {
        return Profiles.parse("p", text, name -> Optional.empty());
    }
}
