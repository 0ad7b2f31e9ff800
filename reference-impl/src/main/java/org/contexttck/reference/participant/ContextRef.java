package org.contexttck.reference.participant;

import java.util.Optional;

/**
 * A context that the participant uses itself.
 *
 * @param id of the context
 * @param type its type, if it has one
 * @param parent id of the context around it, if it lies in one
 */
public record ContextRef(String id, Optional<String> type, Optional<String> parent) {}
