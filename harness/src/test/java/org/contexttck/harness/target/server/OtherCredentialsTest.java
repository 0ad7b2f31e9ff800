package org.contexttck.harness.target.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.profile.claim.CredentialChange;
import org.contexttck.harness.wire.Endpoint;
import org.junit.jupiter.api.Test;

class OtherCredentialsTest {

    private static final CredentialChange AWAY =
            new CredentialChange(Map.of("ORG_TOKEN", Optional.empty()), Map.of("Authorization", Optional.empty()));

    private final Endpoint stdio =
            new Endpoint.Stdio(List.of("serve"), Map.of("ORG_TOKEN", "t", "KEPT", "k"), Optional.empty());
    private final Endpoint http =
            new Endpoint.Http(URI.create("http://127.0.0.1:1/mcp"), Map.of("authorization", "Bearer t", "X-Kept", "k"));

    @Test
    void aVariableIsTakenAwayEvenIfTheKitHasIt() {
        assertThat(OtherCredentials.of(stdio, AWAY))
                .contains(new Endpoint.Stdio(
                        List.of("serve"), Map.of("KEPT", "k"), Set.of("ORG_TOKEN"), Optional.empty()));
    }

    @Test
    void aHeaderIsFoundWithoutCase() {
        assertThat(OtherCredentials.of(http, AWAY))
                .contains(new Endpoint.Http(URI.create("http://127.0.0.1:1/mcp"), Map.of("X-Kept", "k")));
    }

    @Test
    void aPeerInsideTheKitIsToldOfItsEnvironment() {
        Endpoint peer = new Endpoint.InProcess("peer", Map.of("ORG_TOKEN", "t"), connection -> 0);
        assertThat(OtherCredentials.of(peer, AWAY).map(Endpoint.InProcess.class::cast))
                .hasValueSatisfying(other -> assertThat(other.environment()).isEmpty());
    }

    @Test
    void aValueIsReplaced() {
        CredentialChange change = new CredentialChange(
                Map.of("ORG_TOKEN", Optional.of("u")), Map.of("AUTHORIZATION", Optional.of("Bearer u")));
        assertThat(OtherCredentials.of(stdio, change).map(Endpoint.Stdio.class::cast))
                .hasValueSatisfying(other -> assertThat(other.environment()).containsEntry("ORG_TOKEN", "u"));
        assertThat(OtherCredentials.of(http, change).map(Endpoint.Http.class::cast))
                .hasValueSatisfying(other -> assertThat(other.headers())
                        .containsOnly(Map.entry("AUTHORIZATION", "Bearer u"), Map.entry("X-Kept", "k")));
    }

    @Test
    void nothingChangesIfThereWasNothingToTakeAway() {
        CredentialChange change = new CredentialChange(
                Map.of("CONTEXT_TCK_NOBODY_SETS_THIS", Optional.empty()), Map.of("X-Gone", Optional.empty()));
        assertThat(OtherCredentials.of(stdio, change)).isEmpty();
        assertThat(OtherCredentials.of(http, change)).isEmpty();
    }
}
