package org.contexttck.reference.contextsaving;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Takes a page from a list (CS-P-02 to CS-P-13). Numbers are exact and of any size, so no sum can wrap around. */
public final class Paginator {

    private Paginator() {}

    /**
     * Skips {@code offset} items and takes at most {@code limit} of the rest.
     *
     * @param all the whole list, in an order that is the same in each call
     * @param request numbers from 0 on; what is not given skips nothing or takes everything
     */
    public static <T> Page<T> page(List<T> all, PageRequest request) {
        BigInteger total = BigInteger.valueOf(all.size());
        BigInteger offset = request.offset().orElse(BigInteger.ZERO);
        BigInteger limit = request.limit().orElse(total);
        int from = offset.min(total).intValueExact();
        int to = offset.add(limit).min(total).intValueExact();
        List<T> items = List.copyOf(all.subList(from, to));
        if (!request.given()) {
            return new Page<>(items, Optional.empty());
        }
        boolean more = offset.add(BigInteger.valueOf(items.size())).compareTo(total) < 0;
        return new Page<>(items, Optional.of(new PaginationInfo(offset, limit, all.size(), more)));
    }
}
