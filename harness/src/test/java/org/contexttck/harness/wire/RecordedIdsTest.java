package org.contexttck.harness.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Only the id of the message itself is replaced. */
class RecordedIdsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{}}      | {\"jsonrpc\":\"2.0\",\"id\":6,\"result\":{}}",
                "{ \"id\" : 5 , \"result\":{\"id\":5}}             | { \"id\" : 6 , \"result\":{\"id\":5}}",
                "{\"result\":{\"a\":[{\"id\":5}],\"b\":\"id\"},\"id\":5} | {\"result\":{\"a\":[{\"id\":5}],\"b\":\"id\"},\"id\":6}",
                "{\"result\":\"\\\"id\\\":5,{\",\"id\":5}         | {\"result\":\"\\\"id\\\":5,{\",\"id\":6}",
                "{\"id\":\"x\",\"result\":{}}                      | {\"id\":\"y\",\"result\":{}}",
                "{\"id\":6,\"result\":{}}                          | {\"id\":5,\"result\":{}}",
                "{\"id\":5,\"id\":5,\"result\":{}}                 | {\"id\":6,\"id\":6,\"result\":{}}",
                "{\"id\":5.0,\"result\":{}}                        | {\"id\":5.0,\"result\":{}}",
                "{\"id\":55,\"result\":{}}                         | {\"id\":55,\"result\":{}}",
                "{\"id\":null,\"error\":{}}                        | {\"id\":null,\"error\":{}}",
                "[{\"id\":5,\"result\":{\"id\":5}},{\"id\":\"x\"}] | [{\"id\":6,\"result\":{\"id\":5}},{\"id\":\"y\"}]",
                "{\"a\":\"id\",\"id\":5                            | {\"a\":\"id\",\"id\":6",
                "{\"id\":\"5                                       | {\"id\":\"5",
                "id: 5                                             | id: 5",
            })
    void replaces(String then, String now) {
        Map<String, String> ids = Map.of("5", "6", "6", "5", "\"x\"", "\"y\"");

        assertThat(RecordedIds.replaced(then, ids)).isEqualTo(now);
    }
}
