package org.contexttck.reference.contextpack;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Something worth not having to learn again.
 *
 * @param type what sort of thing it is, such as {@code decision}
 * @param name its title
 * @param content its text; may be empty
 * @param domain the subject area, if any
 * @param agent whose diary it belongs to; absent for memories of everybody
 */
record Memory(
        String type,
        Facet facet,
        String name,
        String content,
        Optional<String> domain,
        Optional<String> agent,
        Provenance provenance) {

    /** The same in a subject area. */
    Memory in(String area) {
        return new Memory(type, facet, name, content, Optional.of(area), agent, provenance);
    }

    /** The same in the diary of an agent. */
    Memory by(String writer) {
        return new Memory(type, facet, name, content, domain, Optional.of(writer), provenance);
    }

    /** What the pack says beside the members that every item has. */
    Map<String, Object> metadata() {
        Map<String, Object> metadata = new LinkedHashMap<>();
        domain.ifPresent(value -> metadata.put("domain", value));
        agent.ifPresent(value -> metadata.put("agent_id", value));
        return metadata;
    }
}
