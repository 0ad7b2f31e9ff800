package org.contexttck.harness.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One row of the catalogue.
 *
 * @param id such as {@code TC-S-01}; never changes its meaning
 * @param protocol the folder it stands in, such as {@code transient-context}
 * @param level how binding it is
 * @param basis where it comes from
 * @param role whom it binds
 * @param says the requirement in one to three sentences
 * @param section where the source says it, or what it is derived from
 * @param ground for derived rows the step from the source, for advisory rows why it is good advice
 * @param readings ids of the readings it rests on
 * @param seen numbers of the field cases it guards against
 * @param claims any of which makes it apply; none: it always applies
 * @param unless any of which makes it not apply
 * @param untested why no scenario judges it; empty when one does
 * @param lookAt where an implementer who falls short should look first; part of every failure text about it
 * @param broken the implementations that it must catch
 */
public record Requirement(
        String id,
        String protocol,
        Level level,
        Basis basis,
        Role role,
        String says,
        String section,
        Optional<String> ground,
        List<String> readings,
        List<String> seen,
        List<Claim> claims,
        List<Claim> unless,
        Optional<String> untested,
        Optional<String> lookAt,
        List<BrokenVariant> broken) {

    public Requirement {
        readings = List.copyOf(readings);
        seen = List.copyOf(seen);
        claims = List.copyOf(claims);
        unless = List.copyOf(unless);
        broken = List.copyOf(broken);
    }

    /** Whether it applies to an implementation of its role that makes the claims for which {@code claimed} is true. */
    public boolean applies(Predicate<Claim> claimed) {
        return (claims.isEmpty() || claims.stream().anyMatch(claimed))
                && unless.stream().noneMatch(claimed);
    }
}
