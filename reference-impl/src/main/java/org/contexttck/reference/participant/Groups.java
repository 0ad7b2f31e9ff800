package org.contexttck.reference.participant;

import java.util.List;
import java.util.Optional;

/**
 * All contexts.
 *
 * @param list each once, parents before their children
 * @param overDepth those left out for their depth, if any
 */
public record Groups(List<Group> list, Optional<OverLimit> overDepth) {}
