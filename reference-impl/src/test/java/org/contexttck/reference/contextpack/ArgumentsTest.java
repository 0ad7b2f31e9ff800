package org.contexttck.reference.contextpack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.contexttck.reference.tool.BadArgument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ArgumentsTest {

    static Stream<Arguments> limits() {
        return Stream.of(
                Arguments.of(-5, 1),
                Arguments.of(0, 1),
                Arguments.of(1, 1),
                Arguments.of(50, 50),
                Arguments.of(51, 50),
                Arguments.of(Integer.MIN_VALUE, 1),
                Arguments.of(Long.MAX_VALUE, 50),
                Arguments.of(4_294_967_298L, 50),
                Arguments.of(new BigInteger("18446744073709551615"), 50),
                Arguments.of(3.0, 3),
                Arguments.of(3.7, 3),
                Arguments.of(0.2, 1),
                Arguments.of(new BigDecimal("1e400"), 50),
                Arguments.of(new BigDecimal("-1e400"), 1),
                Arguments.of(Double.POSITIVE_INFINITY, 50));
    }

    @ParameterizedTest
    @MethodSource("limits")
    void everyLimitIsBroughtIntoTheRange(Number given, int limit) throws BadArgument {
        PackRequest request = PackRequest.of(arguments(Map.of("goal", "x", "limit", given)));
        assertThat(request.limit()).isEqualTo(limit);
    }

    @Test
    void whatIsLeftOutOrNullHasItsDefault() throws BadArgument {
        PackRequest bare = PackRequest.of(arguments(Map.of("goal", " x ")));
        assertThat(bare.goal()).isEqualTo(" x ");
        assertThat(bare.intent()).isEqualTo(Intent.BUILD);
        assertThat(bare.layer()).isEqualTo(Layer.RECALL);
        assertThat(bare.limit()).isEqualTo(24);
        assertThat(bare.relatedLimit()).isEqualTo(3);
        Map<String, Object> nulls = new HashMap<>();
        PackRequest.PARAMETERS.forEach(name -> nulls.put(name, null));
        nulls.put("goal", " x ");
        assertThat(PackRequest.of(arguments(nulls))).isEqualTo(bare);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void whatCannotBeUsedIsRefusedByName(String name, Object value, String message) {
        Map<String, Object> given = new HashMap<>(Map.of("goal", "x"));
        given.put(name, value);
        assertThatExceptionOfType(BadArgument.class)
                .isThrownBy(() -> PackRequest.of(arguments(given)))
                .withMessage(message);
    }

    static Stream<Arguments> refused() {
        return Stream.of(
                Arguments.of("goal", null, "goal is required"),
                Arguments.of("goal", " \t\n", "goal is required and must not be blank"),
                Arguments.of("goal", 7, "goal must be a text"),
                Arguments.of("limit", "3", "limit must be a number"),
                Arguments.of("limit", true, "limit must be a number"),
                Arguments.of("limit", List.of(3), "limit must be a number"),
                Arguments.of("include_related", "no", "include_related must be true or false"),
                Arguments.of("layer", "Wake", "layer must be one of wake, recall, deep_search, not \"Wake\""),
                Arguments.of("domain", 3, "domain must be a text"),
                Arguments.of(
                        "aim",
                        "x",
                        "aim is not a parameter; known: goal, intent, layer, domain, project, agent_id, limit,"
                                + " include_related, related_limit"));
    }

    @Test
    void noRelatedMeansNone() throws BadArgument {
        Map<String, Object> given = Map.of("goal", "x", "include_related", false, "related_limit", 5);
        assertThat(PackRequest.of(arguments(given)).relatedLimit()).isZero();
        assertThat(PackRequest.of(arguments(Map.of("goal", "x", "related_limit", -4)))
                        .relatedLimit())
                .isZero();
        assertThat(arguments(Collections.emptyMap()).texts("related")).isEmpty();
    }

    private static org.contexttck.reference.tool.Arguments arguments(Map<String, Object> values) {
        return new org.contexttck.reference.tool.Arguments(values);
    }
}
