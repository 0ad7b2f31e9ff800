package org.contexttck.harness.wire.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values of 2026-07-28 that are mirrored into headers. */
class HeaderValueTest {

    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "us-west1,us-west1",
                "'Hello, 世界',=?base64?SGVsbG8sIOS4lueVjA==?=",
                " padded ,=?base64?IHBhZGRlZCA=?=",
                "'line1\nline2',=?base64?bGluZTEKbGluZTI=?=",
                "=?base64?literal?=,=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?="
            })
    void encodesWhatAHeaderCannotCarry(String value, String header) {
        assertThat(HeaderValue.of(value)).isEqualTo(header);
    }

    @Test
    void mirrorsMarkedArgumentsAtAnyDepthAndNoOthers() {
        String schema =
                "{\"inputSchema\":{\"properties\":{\"n\":{\"x-mcp-header\":\"N\"},\"b\":{\"x-mcp-header\":\"B\"},"
                        + "\"o\":{\"properties\":{\"s\":{\"x-mcp-header\":\"S\"}}},\"bad\":{\"x-mcp-header\":\"a b\"},"
                        + "\"f\":{\"x-mcp-header\":\"F\"},\"none\":{\"x-mcp-header\":\"None\"},\"plain\":{}}}}";
        String arguments =
                "{\"n\":42,\"b\":false,\"o\":{\"s\":\"x\"},\"bad\":\"y\",\"f\":1.5,\"none\":null,\"plain\":\"p\"}";

        assertThat(HeaderValue.mirrored(Json.parse(schema), Json.parse(arguments)))
                .isEqualTo(Map.of("Mcp-Param-N", "42", "Mcp-Param-B", "false", "Mcp-Param-S", "x"));
    }
}
