package org.contexttck.reference.participant;

import java.util.List;
import java.util.Optional;

/**
 * A context as a participant sees it.
 *
 * @param id of the context
 * @param depth 1 at the top
 * @param parent the context under which it stands, absent at the top
 * @param messages since it last began
 * @param concluded whether it has been quiet for the idle time
 */
public record Group(String id, int depth, Optional<String> parent, List<Message> messages, boolean concluded) {}
