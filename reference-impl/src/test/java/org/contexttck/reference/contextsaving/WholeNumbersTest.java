package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.reference.tool.BadArgument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WholeNumbersTest {

    static Stream<Object> noLimit() {
        return Stream.of(
                -1,
                -0.5,
                3.7,
                "3",
                "many",
                true,
                List.of(3),
                Map.of(),
                Double.NaN,
                Double.POSITIVE_INFINITY,
                new BigDecimal("1e400"),
                new BigDecimal("1e999999999"),
                new BigDecimal("1e-999999999"),
                BigInteger.ONE.shiftLeft(64));
    }

    @ParameterizedTest
    @MethodSource
    void noLimit(Object value) {
        assertThatThrownBy(() -> WholeNumbers.read(Map.of("limit", value), "limit"))
                .isInstanceOf(BadArgument.class)
                .hasMessage("limit must be a whole number from 0 to 18446744073709551615");
    }

    static Stream<Map.Entry<Number, String>> limits() {
        return Stream.of(
                Map.entry(0, "0"),
                Map.entry(-0.0, "0"),
                Map.entry(3.0, "3"),
                Map.entry(new BigDecimal("3.000"), "3"),
                Map.entry(new BigDecimal("3e2"), "300"),
                Map.entry(9_007_199_254_740_993L, "9007199254740993"),
                Map.entry(new BigDecimal("9007199254740993.0"), "9007199254740993"),
                Map.entry(Long.MAX_VALUE, "9223372036854775807"),
                Map.entry(WholeNumbers.MOST, "18446744073709551615"));
    }

    @ParameterizedTest
    @MethodSource
    void limits(Map.Entry<Number, String> limit) throws BadArgument {
        assertThat(WholeNumbers.read(Map.of("limit", limit.getKey()), "limit"))
                .contains(new BigInteger(limit.getValue()));
    }

    @Test
    void nullIsAsGoodAsAbsent() throws BadArgument {
        assertThat(WholeNumbers.read(Map.of(), "limit")).isEmpty();
        assertThat(WholeNumbers.read(Collections.singletonMap("limit", null), "limit"))
                .isEmpty();
    }

    @Test
    void theComplaintNamesTheParameter() {
        assertThatThrownBy(() -> PageRequest.read(Map.of("limit", 1, "offset", -1)))
                .hasMessageStartingWith("offset must be ");
        assertThatThrownBy(() -> TextLimits.read(Map.of("head", 1, "tail", 1, "max_bytes", 0.5)))
                .hasMessageStartingWith("max_bytes must be ");
    }
}
