package org.contexttck.harness.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pages conform, reading by reading (R41 to R44) and for the field cases about pages. */
class PageOracleTest {

    private static final List<String> FIVE = List.of("a", "b", "c", "d", "e");

    @ParameterizedTest
    @CsvSource({
        ",, a b c d e",
        "1,, b c d e",
        ",2, a b",
        "1,2, b c",
        "4,2, e",
        "5,2, ''",
        // FC-23
        "1,18446744073709551615, b c d e",
        "9007199254740993,1, ''",
    })
    void slices(String offset, String limit, String items) {
        List<String> expected = items.isEmpty() ? List.of() : List.of(items.split(" "));

        assertThat(PageOracle.slice(FIVE, ask(offset, limit))).isEqualTo(expected);
        assertThat(PageOracle.itemsFault(expected, FIVE, ask(offset, limit))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 2 | a b | item 0 is number 0 of the list, must be number 1",
                "1 | 2 | b x | item 1 is not of the list, must be number 2",
                " | 2 | a b c d e | has 5 items, must have 2",
                "1 | 2 | '' | has no items, must have 2",
                "5 | 2 | e | has 1 item, must have 0",
            })
    void wrongItems(String offset, String limit, String items, String fault) {
        List<String> seen = items.isEmpty() ? List.of() : List.of(items.split(" "));

        assertThat(PageOracle.itemsFault(seen, FIVE, ask(offset, limit))).contains(fault);
    }

    /** R42. */
    @Test
    void aServerMayGiveLessThanAskedFor() {
        assertThat(PageOracle.itemsFault(List.of("b"), FIVE, ask("1", "3"))).isEmpty();
        assertThat(PageOracle.hasMore(info(1, 1, 5, true), ask("1", "3"), 1)).isEmpty();
        assertThat(PageOracle.members(info(1, 1, 5, true), ask("1", "3"), 1)).isEmpty();
        assertThat(PageOracle.members(info(1, 3, 5, true), ask("1", "3"), 1)).isEmpty();
        assertThat(PageOracle.members(info(5, 0, 5, false), ask("5", "3"), 0)).hasSize(1);
        assertThat(PageOracle.members(info(0, 0, 0, false), ask("0", "3"), 0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        // FC-19
        "5,5,5,10,false",
        ",5,0,0,false",
        // FC-21
        "3,2,0,3,false",
        "100,2,0,3,false",
        // R43
        ",0,0,3,true",
        "0,2,2,3,true",
        "18446744073709551615,18446744073709551615,0,3,false",
    })
    void hasMore(String offset, String limit, int items, int total, boolean more) {
        RequestedPage ask = ask(offset, limit);

        assertThat(PageOracle.hasMore(info(0, 0, total, more), ask, items)).isEmpty();
        assertThat(PageOracle.hasMore(info(0, 0, total, !more), ask, items))
                .map(InfoFault::member)
                .contains("has_more");
    }

    @Test
    void hasMoreSaysWhy() {
        assertThat(PageOracle.hasMore(info(5, 5, 10, true), ask("5", "5"), 5))
                .map(InfoFault::expected)
                .contains("false, since offset 5 and 5 items reach total 10");
        assertThat(PageOracle.hasMore(Json.parse("{\"has_more\":true}"), ask("5", "5"), 5))
                .contains(new InfoFault("total", Optional.empty(), "a whole number"));
    }

    @Test
    void membersAreAllThereAndOfTheirKind() {
        assertThat(PageOracle.members(info(0, 5, 5, false), ask("0", null), 5)).isEmpty();
        assertThat(PageOracle.members(Json.parse("{}"), ask("0", "2"), 2))
                .extracting(InfoFault::member)
                .containsExactly("offset", "limit", "total", "has_more");
        assertThat(PageOracle.members(info(0, 1, 5, false), ask("0", null), 5))
                .containsExactly(
                        new InfoFault("limit", Optional.of(Json.parse("1")), "the number of items the page may have"));
        assertThat(PageOracle.members(info(0, 9, 5, false), ask("0", "2"), 2))
                .containsExactly(new InfoFault("limit", Optional.of(Json.parse("9")), "2"));
        assertThat(PageOracle.members(info(7, 0, 5, false), ask("7", "2"), 0))
                .as("no cap is 0")
                .containsExactly(new InfoFault("limit", Optional.of(Json.parse("0")), "2"));
        assertThat(PageOracle.members(info(7, 0, 0, false), ask("7", "2"), 0))
                .as("but that of an empty list may be")
                .isEmpty();
    }

    /** FC-21: the offset is reported as asked, the total does not depend on it. */
    @Test
    void offsetAndTotal() {
        assertThat(PageOracle.offset(info(100, 2, 3, false), ask("100", "2"))).isEmpty();
        assertThat(PageOracle.offset(info(3, 2, 3, false), ask("100", "2")))
                .contains(new InfoFault("offset", Optional.of(Json.parse("3")), "100"));
        assertThat(PageOracle.total(info(0, 2, 0, false), 3))
                .contains(new InfoFault("total", Optional.of(Json.parse("0")), "3"));
    }

    private static JsonNode info(int offset, int limit, int total, boolean more) {
        return Json.object()
                .put("offset", offset)
                .put("limit", limit)
                .put("total", total)
                .put("has_more", more);
    }

    private static RequestedPage ask(String offset, String limit) {
        return new RequestedPage(number(offset), number(limit));
    }

    private static Optional<BigInteger> number(String text) {
        return Optional.ofNullable(text).map(BigInteger::new);
    }
}
