package org.contexttck.reference.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArgumentsTest {

    static Stream<Object> noPageSize() {
        return Stream.of(0, -1, 101, 1.5, "x", "3", true, List.of(1), Double.POSITIVE_INFINITY, Double.NaN, 1L << 40);
    }

    @ParameterizedTest
    @MethodSource
    void noPageSize(Object value) {
        Arguments arguments = new Arguments(Map.of("per_page", value));
        assertThatThrownBy(() -> arguments.whole("per_page", 1, 100))
                .isInstanceOf(BadArgument.class)
                .hasMessage("per_page must be a whole number from 1 to 100");
    }

    @Test
    void wholeNumbersComeInSeveralSpellings() throws BadArgument {
        assertThat(new Arguments(Map.of("page", 3)).whole("page", 1, 9)).contains(3);
        assertThat(new Arguments(Map.of("page", 3.0)).whole("page", 1, 9)).contains(3);
        assertThat(new Arguments(Map.of()).whole("page", 1, 9)).isEmpty();
        assertThat(new Arguments(Collections.singletonMap("page", null)).whole("page", 1, 9))
                .isEmpty();
    }

    @Test
    void idsAreAListOfWholeNumbers() throws BadArgument {
        assertThat(new Arguments(Map.of("ids", List.of(75, 72, 75)))
                        .wholes("ids")
                        .orElseThrow())
                .containsExactly(72, 75);
        for (Object value : Arrays.asList("72", List.of("72"), Arrays.asList(72, null))) {
            assertThatThrownBy(() -> new Arguments(Map.of("ids", value)).wholes("ids"))
                    .isInstanceOf(BadArgument.class)
                    .hasMessageStartingWith("ids must be a ");
        }
    }

    @Test
    void textIsRefusedByName() {
        assertThatThrownBy(() -> new Arguments(Map.of("query", 5)).text("query"))
                .hasMessage("query must be a text");
        assertThatThrownBy(() -> new Arguments(Map.of()).requiredText("finding"))
                .hasMessage("finding is missing");
        assertThatThrownBy(() -> new Arguments(Map.of("finding", "\t ")).requiredText("finding"))
                .hasMessage("finding must not be blank");
    }

    @Test
    void misspeltNamesAreRefused() {
        assertThatThrownBy(() -> new Arguments(Map.of("perpage", 5)).allowOnly("page", "per_page"))
                .hasMessage("perpage is not a parameter; known: page, per_page");
    }
}
