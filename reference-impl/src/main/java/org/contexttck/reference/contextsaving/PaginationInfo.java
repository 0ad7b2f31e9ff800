package org.contexttck.reference.contextsaving;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a result says about its page.
 *
 * @param offset as asked for, even past the end; 0 if it was not given
 * @param limit as asked for; the number of all items if it was not given
 * @param total how many items there are before paging
 * @param hasMore whether items follow those on the page
 */
public record PaginationInfo(BigInteger offset, BigInteger limit, long total, boolean hasMore) {

    /** The members as JSON names them: {@code offset}, {@code limit}, {@code total}, {@code has_more} (CS-P-04). */
    public Map<String, Object> toMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("offset", offset);
        map.put("limit", limit);
        map.put("total", total);
        map.put("has_more", hasMore);
        return map;
    }
}
