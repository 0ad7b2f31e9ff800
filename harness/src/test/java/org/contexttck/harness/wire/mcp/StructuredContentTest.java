package org.contexttck.harness.wire.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.json.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StructuredContentTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"structuredContent\": {\"a\": 1}} | {\"a\":1}",
                "{\"structuredContent\": {\"a\": 1}, \"content\": [{\"text\": \"{}\"}]} | {\"a\":1}",
                "{\"structuredContent\": null, \"content\": [{\"text\": \" [1]\"}]} | [1]",
                "{\"content\": [{\"type\": \"image\"}, {\"text\": \"{\\\"b\\\": 2}\"}]} | {\"b\":2}",
                "{\"content\": [{\"text\": \"plain\"}, {\"text\": \"{}\"}]} | ``",
                "{\"content\": [{\"text\": \"{not json\"}]} | ``",
                "{\"content\": [{\"text\": 5}]} | ``",
                "{\"content\": 5} | ``",
                "{} | ``",
            })
    void whatAProgramCanRead(String result, String expected) {
        assertThat(StructuredContent.of(Json.parse(result)).map(Json::write).orElse(""))
                .isEqualTo(expected);
    }
}
