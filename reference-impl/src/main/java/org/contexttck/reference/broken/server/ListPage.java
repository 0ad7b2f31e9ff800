package org.contexttck.reference.broken.server;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.reference.contextsaving.Folders;

/**
 * A page of {@code list_entries}, to be spoiled in place.
 *
 * @param result that has the page
 */
record ListPage(ToolResult result) {

    private static final ObjectMapper JSON = new ObjectMapper();

    Request request() {
        return result.request();
    }

    private ObjectNode json() {
        return result.structured().orElseThrow();
    }

    /** All items of the folder, whatever was asked. */
    List<Map<String, Object>> all() {
        return Folders.list(request().argument("folder").asText("main"));
    }

    BigInteger total() {
        return BigInteger.valueOf(all().size());
    }

    /** How many items it shows. */
    BigInteger size() {
        return BigInteger.valueOf(json().path("items").size());
    }

    BigInteger offset() {
        return request().whole("offset").orElse(BigInteger.ZERO);
    }

    Optional<BigInteger> limit() {
        return request().whole("limit");
    }

    /** Whether the limit is there and has this sign. */
    boolean limitHas(int sign) {
        return limit().filter(limit -> limit.signum() == sign).isPresent();
    }

    boolean isPastTheEnd() {
        return offset().compareTo(total()) >= 0;
    }

    boolean informs() {
        return json().path("pagination").isObject();
    }

    /** Spoils the info, if there is any. */
    void inform(Consumer<ObjectNode> spoil) {
        if (json().path("pagination") instanceof ObjectNode info) {
            spoil.accept(info);
        }
    }

    void removeInfo() {
        json().remove("pagination");
    }

    /** Puts other items in; {@code has_more} goes by the formula and the offset that was asked for. */
    void show(List<Map<String, Object>> items) {
        json().set("items", JSON.valueToTree(items));
        inform(info -> info.put("has_more", hasMore(offset())));
    }

    /** Puts in the items between two numbers, either of which may be beyond the end. */
    void show(BigInteger from, BigInteger to) {
        int start = from.min(total()).intValueExact();
        int end = to.min(total()).max(BigInteger.valueOf(start)).intValueExact();
        show(all().subList(start, end));
    }

    /** Puts in as many items as were asked for from another number on. */
    void showFrom(BigInteger from) {
        show(from, limit().map(from::add).orElse(total()));
    }

    /** Tells about the page as a server does that has understood these numbers. */
    void tell(BigInteger offset, BigInteger limit) {
        json().putObject("pagination")
                .put("offset", offset)
                .put("limit", limit)
                .put("total", total())
                .put("has_more", hasMore(offset));
    }

    /** Turns a refusal into the page from an offset up to a number, which it calls the limit. */
    void accept(BigInteger from, BigInteger to) {
        result.accept();
        show(from, to);
        tell(from, to);
    }

    private boolean hasMore(BigInteger offset) {
        return offset.add(size()).compareTo(total()) < 0;
    }
}
