package org.contexttck.reference.contextpack;

import static org.contexttck.reference.contextpack.Facet.ACTIVE_WORK;
import static org.contexttck.reference.contextpack.Facet.ARTIFACTS;
import static org.contexttck.reference.contextpack.Facet.CONSTRAINTS;
import static org.contexttck.reference.contextpack.Facet.DECISIONS;
import static org.contexttck.reference.contextpack.Facet.DOMAIN;
import static org.contexttck.reference.contextpack.Facet.GOTCHAS;
import static org.contexttck.reference.contextpack.Facet.IDEATION;
import static org.contexttck.reference.contextpack.Facet.PLANNING;
import static org.contexttck.reference.contextpack.Facet.PROCEDURES;
import static org.contexttck.reference.contextpack.Facet.RECENT_MEMORY;
import static org.contexttck.reference.contextpack.Facet.VERIFICATION;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the agent is about to do. It stresses some facets: they weigh more and come first, and the others stay. */
enum Intent {
    BUILD(ACTIVE_WORK, DECISIONS, CONSTRAINTS, PROCEDURES, GOTCHAS, ARTIFACTS),
    PLAN(PLANNING, DECISIONS, IDEATION, DOMAIN, CONSTRAINTS, ACTIVE_WORK),
    IDEATE(IDEATION, DOMAIN, DECISIONS, PLANNING, RECENT_MEMORY),
    RESEARCH(DOMAIN, ARTIFACTS, RECENT_MEMORY, DECISIONS, CONSTRAINTS),
    DEBUG(GOTCHAS, PROCEDURES, VERIFICATION, ARTIFACTS, ACTIVE_WORK, RECENT_MEMORY),
    DECIDE(DECISIONS, IDEATION, DOMAIN, CONSTRAINTS, PLANNING),
    LEARN(RECENT_MEMORY, DOMAIN, PROCEDURES, GOTCHAS, DECISIONS),
    GENERAL(ACTIVE_WORK, DECISIONS, PLANNING, IDEATION, DOMAIN, PROCEDURES, RECENT_MEMORY);

    private final List<Facet> stressed;

    Intent(Facet... stressed) {
        this.stressed = List.of(stressed);
    }

    List<Facet> stressed() {
        return stressed;
    }

    /** All facets in the order of a pack's sections. */
    List<Facet> order() {
        List<Facet> order = new ArrayList<>(stressed);
        Arrays.stream(Facet.values()).filter(facet -> !stressed.contains(facet)).forEach(order::add);
        return order;
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Intent of(String key) {
        return valueOf(key.toUpperCase(Locale.ROOT));
    }

    static List<String> keys() {
        return Arrays.stream(values()).map(Intent::key).toList();
    }
}
