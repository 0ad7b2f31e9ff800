package org.contexttck.reference.contextsaving;

import java.util.List;
import java.util.Optional;

/**
 * A slice of a list.
 *
 * @param items in the order of the list; empty past its end
 * @param info present exactly when the caller gave {@code offset} or {@code limit}
 * @param <T> kind of item
 */
public record Page<T>(List<T> items, Optional<PaginationInfo> info) {}
