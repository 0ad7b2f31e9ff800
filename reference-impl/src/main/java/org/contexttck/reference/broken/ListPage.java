package org.contexttck.reference.broken;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.reference.contextsaving.Folders;

/**
 * A page of {@code list_entries}, to be spoiled in place.
 *
 * @param request what was asked
 * @param json the structured content
 */
record ListPage(Request request, ObjectNode json) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** All items of the folder, whatever was asked. */
    List<Map<String, Object>> all() {
        return Folders.list(request.argument("folder").asText("main"));
    }

    int total() {
        return all().size();
    }

    ArrayNode items() {
        return json.withArray("items");
    }

    Optional<ObjectNode> info() {
        return json.path("pagination") instanceof ObjectNode info ? Optional.of(info) : Optional.empty();
    }

    BigInteger offset() {
        return request.whole("offset").orElse(BigInteger.ZERO);
    }

    Optional<BigInteger> limit() {
        return request.whole("limit");
    }

    /** Puts other items in; {@code has_more} goes by the formula and the offset that was asked for. */
    void show(List<Map<String, Object>> items) {
        json.set("items", JSON.valueToTree(items));
        BigInteger end = offset().add(BigInteger.valueOf(items.size()));
        info().ifPresent(info -> info.put("has_more", end.compareTo(BigInteger.valueOf(total())) < 0));
    }

    /** Puts in the items between two numbers, either of which may be beyond the end. */
    void show(BigInteger from, BigInteger to) {
        BigInteger total = BigInteger.valueOf(total());
        int start = from.min(total).intValueExact();
        show(all().subList(start, to.min(total).max(BigInteger.valueOf(start)).intValueExact()));
    }

    /** Tells about the page as a server does that has understood these numbers. */
    void tell(BigInteger offset, BigInteger limit) {
        BigInteger end = offset.add(BigInteger.valueOf(items().size()));
        json.putObject("pagination")
                .put("offset", offset)
                .put("limit", limit)
                .put("total", total())
                .put("has_more", end.compareTo(BigInteger.valueOf(total())) < 0);
    }
}
