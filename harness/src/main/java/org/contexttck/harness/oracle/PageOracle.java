package org.contexttck.harness.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a page of a list and its info may be. */
public final class PageOracle {

    private PageOracle() {}

    /** The items that a page holds if the server has no cap of its own. @param all in order */
    public static <T> List<T> slice(List<T> all, RequestedPage ask) {
        BigInteger size = BigInteger.valueOf(all.size());
        int from = ask.skipped().min(size).intValueExact();
        BigInteger limit = ask.limit().orElse(size);
        int to = ask.skipped().add(limit).min(size).intValueExact();
        return all.subList(from, to);
    }

    /**
     * What is wrong with the items of a page, in one line; empty if they conform. A server may give fewer than asked for
     * (R42), but not none while there are some.
     */
    public static <T> Optional<String> itemsFault(List<T> seen, List<T> all, RequestedPage ask) {
        List<T> slice = slice(all, ask);
        if (seen.size() > slice.size()) {
            return Optional.of("has " + Counted.of(seen.size(), "item") + ", must have " + slice.size());
        }
        for (int i = 0; i < seen.size(); i++) {
            if (!seen.get(i).equals(slice.get(i))) {
                int place = all.indexOf(seen.get(i));
                return Optional.of("item " + i + " is "
                        + (place < 0 ? "not of the list" : "number " + place + " of the list") + ", must be number "
                        + (ask.skipped().intValueExact() + i));
            }
        }
        return seen.isEmpty() && !slice.isEmpty()
                ? Optional.of("has no items, must have " + slice.size())
                : Optional.empty();
    }

    /** What is wrong with {@code has_more}, which goes by the items that came (R42). */
    public static Optional<InfoFault> hasMore(JsonNode info, RequestedPage ask, int items) {
        Optional<BigInteger> total = whole(info.get("total"));
        JsonNode seen = info.path("has_more");
        if (total.isEmpty()) {
            return Optional.of(new InfoFault("total", Optional.ofNullable(info.get("total")), "a whole number"));
        }
        boolean more = ask.skipped().add(BigInteger.valueOf(items)).compareTo(total.get()) < 0;
        return seen.isBoolean() && seen.booleanValue() == more
                ? Optional.empty()
                : Optional.of(new InfoFault(
                        "has_more",
                        Optional.ofNullable(info.get("has_more")),
                        more
                                + ", since offset " + ask.skipped() + " and " + Counted.of(items, "item") + " "
                                + (more ? "stay below" : "reach") + " total " + total.get()));
    }

    /** What is wrong with {@code total}. @param all how many items the list has */
    public static Optional<InfoFault> total(JsonNode info, int all) {
        return exactly(info, "total", BigInteger.valueOf(all));
    }

    /** What is wrong with {@code offset}: as asked, or 0 (R41, R44). */
    public static Optional<InfoFault> offset(JsonNode info, RequestedPage ask) {
        return exactly(info, "offset", ask.skipped());
    }

    /** What is wrong with the members that have to be there, whatever the page (R41). @param items on the page */
    public static List<InfoFault> members(JsonNode info, RequestedPage ask, int items) {
        List<InfoFault> faults = new ArrayList<>();
        offset(info, ask).ifPresent(faults::add);
        limit(info, ask, items).ifPresent(faults::add);
        if (whole(info.get("total")).isEmpty()) {
            faults.add(new InfoFault("total", Optional.ofNullable(info.get("total")), "a whole number"));
        }
        if (!info.path("has_more").isBoolean()) {
            faults.add(new InfoFault("has_more", Optional.ofNullable(info.get("has_more")), "true or false"));
        }
        return faults;
    }

    /**
     * The limit in force: as asked, or the server's own cap below it (R42), which is 0 for no list but an empty one; if none was
     * asked, no less than came.
     */
    private static Optional<InfoFault> limit(JsonNode info, RequestedPage ask, int items) {
        Optional<BigInteger> seen = whole(info.get("limit"));
        boolean asAsked = ask.limit().isPresent() && ask.limit().equals(seen);
        boolean covers = seen.filter(limit -> limit.compareTo(BigInteger.valueOf(items)) >= 0)
                .isPresent();
        boolean within = ask.limit().isEmpty()
                || seen.filter(limit -> limit.signum() > 0 || isEmpty(info))
                        .filter(limit -> limit.compareTo(ask.limit().get()) <= 0)
                        .isPresent();
        if (asAsked || covers && within) {
            return Optional.empty();
        }
        return Optional.of(new InfoFault(
                "limit",
                Optional.ofNullable(info.get("limit")),
                ask.limit().map(BigInteger::toString).orElse("the number of items the page may have")));
    }

    private static boolean isEmpty(JsonNode info) {
        return whole(info.get("total")).filter(total -> total.signum() == 0).isPresent();
    }

    private static Optional<InfoFault> exactly(JsonNode info, String member, BigInteger expected) {
        return whole(info.get(member)).filter(expected::equals).isPresent()
                ? Optional.empty()
                : Optional.of(new InfoFault(member, Optional.ofNullable(info.get(member)), expected.toString()));
    }

    private static Optional<BigInteger> whole(JsonNode seen) {
        return Optional.ofNullable(seen).flatMap(WholeNumber::of);
    }
}
