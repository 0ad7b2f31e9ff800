package org.contexttck.harness.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RequirementTest {

    @Test
    void withoutClaimAlwaysApplies() {
        assertThat(row(List.of(), List.of()).applies(claim -> false)).isTrue();
    }

    @Test
    void withClaimsAppliesWhenAnyIsClaimed() {
        Requirement row = row(List.of("transient-context.fetch", "transient-context.consumer"), List.of());

        assertThat(row.applies(Set.of("transient-context.consumer")::contains)).isTrue();
        assertThat(row.applies(Set.of("transient-context.workflow")::contains)).isFalse();
    }

    @Test
    void doesNotApplyWhenWhatExcludesItIsClaimed() {
        Requirement row = row(List.of("client"), List.of("client.unscoped-collapse"));

        assertThat(row.applies(Set.of("client")::contains)).isTrue();
        assertThat(row.applies(Set.of("client", "client.unscoped-collapse")::contains))
                .isFalse();
    }

    private static Requirement row(List<String> claims, List<String> unless) {
        return new Requirement(
                "TC-S-01",
                "transient-context",
                Level.MUST,
                Basis.SOURCE,
                Role.SERVER,
                "says",
                "section",
                Optional.empty(),
                List.of(),
                List.of(),
                claims,
                unless,
                Optional.empty(),
                List.of());
    }
}
