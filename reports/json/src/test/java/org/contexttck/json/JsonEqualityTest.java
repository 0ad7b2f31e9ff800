package org.contexttck.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.DoubleNode;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonEqualityTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | 1.0 | true",
                "1e2 | 100 | true",
                "-0 | 0.0 | true",
                "0.1 | 0.10000000000000001 | false",
                "9007199254740993 | 9007199254740992 | false",
                "1e999999999 | 1e999999998 | false",
                "1e999999999 | 1.0E+999999999 | true",
                "{\"a\":1,\"b\":2} | {\"b\":2.0,\"a\":1} | true",
                "{\"a\":1} | {\"b\":1} | false",
                "{\"a\":1} | {\"a\":1,\"b\":1} | false",
                "[1,2] | [2,1] | false",
                "[1] | [1,1] | false",
                "{} | [] | false",
                "null | false | false",
                "\"1\" | 1 | false",
                "\"a\" | \"\\u0061\" | true",
            })
    void comparesByValue(String left, String right, boolean equal) {
        assertThat(JsonEquality.equal(Json.parse(left), Json.parse(right))).isEqualTo(equal);
        assertThat(JsonEquality.equal(Json.parse(right), Json.parse(left))).isEqualTo(equal);
        assertThat(JsonDiff.between(Json.parse(left), Json.parse(right)).isEmpty())
                .isEqualTo(equal);
    }

    @ParameterizedTest
    @CsvSource({
        "0.1, 0.10000000000000001, true",
        "9007199254740993, 9007199254740992, true",
        "9007199254740993, 9007199254740994, false",
        "1e400, 1e401, true",
        "1.5, 1.50, true",
        "-0.0, 0, true"
    })
    void comparesAsDoubles(String left, String right, boolean equal) {
        assertThat(JsonEquality.equalAsDoubles(Json.parse(left), Json.parse(right)))
                .isEqualTo(equal);
    }

    @Test
    void hugeExponentsAreNotWrittenOut() {
        var huge = Json.parse("[1e999999999,1e-999999999]");
        var one = Json.parse("[1,1]");
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertThat(JsonEquality.equal(huge, one)).isFalse();
            assertThat(JsonEquality.equalAsDoubles(huge, one)).isFalse();
            assertThat(JsonDiff.between(huge, one)).hasSize(2);
            assertThat(huge.hashCode())
                    .isEqualTo(Json.parse("[1e999999999,1e-999999999]").hashCode());
            assertThat(Json.write(huge)).isEqualTo("[1e999999999,1e-999999999]");
        });
    }

    @Test
    void doublesOfTheKitItselfCompareToo() {
        assertThat(JsonEquality.equal(DoubleNode.valueOf(1.5), Json.parse("1.50")))
                .isTrue();
        assertThat(JsonEquality.equal(DoubleNode.valueOf(Double.POSITIVE_INFINITY), Json.parse("1")))
                .isFalse();
    }
}
