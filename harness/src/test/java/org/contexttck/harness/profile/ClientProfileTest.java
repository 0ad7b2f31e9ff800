package org.contexttck.harness.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.catalogue.Claim;
import org.contexttck.harness.profile.claim.Claims;
import org.contexttck.harness.profile.target.ClientEntry;
import org.contexttck.harness.profile.target.ClientEntry.Prompts;
import org.contexttck.harness.profile.target.ConfigFile;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.junit.jupiter.api.Test;

class ClientProfileTest {

    private static Profile profile(String text) throws ProfileException {
        return Profiles.parse("p.yaml", text, name -> Optional.empty());
    }

    private static ClientEntry client(String text) throws ProfileException {
        return profile("client: " + text).targets().client().orElseThrow();
    }

    @Test
    void takesDefaults() throws ProfileException {
        ClientEntry client = client("{command: [node, host.mjs]}");
        assertThat(client.start().orElseThrow().command()).containsExactly("node", "host.mjs");
        assertThat(client.models().keySet()).containsExactly("openai");
        assertThat(client.mcp()).isEqualTo(ClientEntry.Servers.HTTP);
        assertThat(client.prompts()).isEqualTo(Prompts.ONE);
        assertThat(client.newConversation()).isEmpty();
        assertThat(client.toolTimeout()).isEmpty();
        assertThat(client.config()).isEmpty();
        assertThat(client.secondServer()).isFalse();
    }

    @Test
    void readsEverything() throws ProfileException {
        ClientEntry client = client("""
                {command: [host], prompts: lines, new-conversation: /new, mcp: stdio, tool-timeout: 2s,
                 config: {file: mcp.json, template: '{"a": {mcp2.bridge.args}}'},
                 model: {anthropic: [], openai-stream: [--stream, "{model.way}"]}}""");
        assertThat(client.models())
                .containsEntry("openai-stream", List.of("--stream", "{model.way}"))
                .hasSize(2);
        assertThat(client.models().keySet()).containsExactly("anthropic", "openai-stream");
        assertThat(client.mcp()).isEqualTo(ClientEntry.Servers.STDIO);
        assertThat(client.prompts()).isEqualTo(Prompts.LINES);
        assertThat(client.newConversation()).contains("/new");
        assertThat(client.toolTimeout()).contains(Duration.ofSeconds(2));
        assertThat(client.config()).contains(new ConfigFile("mcp.json", "{\"a\": {mcp2.bridge.args}}"));
        assertThat(client.secondServer()).isTrue();
    }

    @Test
    void oneThatDialsInStartsNothing() throws ProfileException {
        assertThat(client("{dial-in: true, model: [anthropic]}").start()).isEmpty();
    }

    @Test
    void aDriverIsACommand() throws ProfileException {
        StartCommand driver = profile("driver: {command: [d, x], env: {A: b}}")
                .targets()
                .driver()
                .orElseThrow();
        assertThat(driver.command()).containsExactly("d", "x");
        assertThat(driver.environment()).containsEntry("A", "b");
    }

    @Test
    void whoeverNamesAClientClaimsItUnlessTheProtocolIsLeftOut() throws ProfileException {
        String driver = "driver: {command: [d]}\n";
        assertThat(claimed(profile(driver).claims().andClient()))
                .containsExactly("transient-context", "transient-context.client");
        assertThat(claimed(profile(driver + "claims: {transient-context: {client: {resume: true, display: true}}}")
                        .claims()
                        .andClient()))
                .contains(
                        "transient-context.client",
                        "transient-context.client.resume",
                        "transient-context.client.display")
                .doesNotContain("transient-context.client.unscoped-collapse");
        assertThat(claimed(profile(driver + "claims: {transient-context: {}}")
                        .claims()
                        .andClient()))
                .contains("transient-context.fetch", "transient-context.client");
        assertThat(claimed(
                        profile(driver + "claims: {context-pack: {}}").claims().andClient()))
                .containsExactly("context-pack");
        assertThat(claimed(Claims.fromToolList(Set.of("search_records")).andClient()))
                .contains("transient-context.fetch", "transient-context.client");
    }

    private static List<String> claimed(Claims claims) {
        return Claim.ofProfiles().filter(claims::claimed).map(Claim::text).toList();
    }
}
