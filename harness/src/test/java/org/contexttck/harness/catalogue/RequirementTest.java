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
        Requirement row = row(List.of(Claim.FETCH, Claim.CONSUMER), List.of());

        assertThat(row.applies(Set.of(Claim.CONSUMER)::contains)).isTrue();
        assertThat(row.applies(Set.of(Claim.WORKFLOW)::contains)).isFalse();
    }

    @Test
    void doesNotApplyWhenWhatExcludesItIsClaimed() {
        Requirement row = row(List.of(Claim.CLIENT), List.of(Claim.UNSCOPED_COLLAPSE));

        assertThat(row.applies(Set.of(Claim.CLIENT)::contains)).isTrue();
        assertThat(row.applies(Set.of(Claim.CLIENT, Claim.UNSCOPED_COLLAPSE)::contains))
                .isFalse();
    }

    private static Requirement row(List<Claim> claims, List<Claim> unless) {
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
                Optional.empty(),
                List.of());
    }
}
