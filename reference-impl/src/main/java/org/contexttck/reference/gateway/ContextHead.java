package org.contexttck.reference.gateway;

import java.util.Optional;

/**
 * What the gateway looks at in the context of an envelope.
 *
 * @param id of the context, not empty
 * @param type its type, if it says
 * @param parent the context around it, if it says
 */
public record ContextHead(String id, Optional<String> type, Optional<String> parent) {}
