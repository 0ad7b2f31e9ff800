package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaginatorTest {

    private static final List<String> FIVE = List.of("a", "b", "c", "d", "e");

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                // offset, limit, items, told offset, told limit, has_more
                "0, -, abcde, 0, 5, false",
                "-, 5, abcde, 0, 5, false",
                "-, 9, abcde, 0, 9, false",
                "2, -, cde, 2, 5, false",
                "-, 2, ab, 0, 2, true",
                "1, 2, bc, 1, 2, true",
                "3, 2, de, 3, 2, false",
                "4, 2, e, 4, 2, false",
                "5, 2, '', 5, 2, false",
                "100, 2, '', 100, 2, false",
                "0, 0, '', 0, 0, true",
                "5, 0, '', 5, 0, false",
                "1, 18446744073709551615, bcde, 1, 18446744073709551615, false",
                "9007199254740993, 1, '', 9007199254740993, 1, false",
                "18446744073709551615, 18446744073709551615, '', 18446744073709551615, 18446744073709551615, false"
            })
    void pages(
            BigInteger offset,
            BigInteger limit,
            String items,
            BigInteger toldOffset,
            BigInteger toldLimit,
            boolean hasMore) {
        Page<String> page =
                Paginator.page(FIVE, new PageRequest(Optional.ofNullable(offset), Optional.ofNullable(limit)));
        assertThat(String.join("", page.items())).isEqualTo(items);
        assertThat(page.info()).contains(new PaginationInfo(toldOffset, toldLimit, 5, hasMore));
    }

    @Test
    void withoutParametersTheListIsWholeAndHasNoInfo() {
        Page<String> page = Paginator.page(FIVE, new PageRequest(Optional.empty(), Optional.empty()));
        assertThat(page.items()).isEqualTo(FIVE);
        assertThat(page.info()).isEmpty();
    }

    @Test
    void anEmptyListHasNoMore() {
        Page<String> page =
                Paginator.page(List.of(), new PageRequest(Optional.empty(), Optional.of(BigInteger.valueOf(5))));
        assertThat(page.info().orElseThrow().toMap().toString())
                .isEqualTo("{offset=0, limit=5, total=0, has_more=false}");
    }
}
