package org.contexttck.harness.doctor.hookup;

import static org.assertj.core.api.Assertions.assertThat;

import org.contexttck.json.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientHookupTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"messages\":[{\"role\":\"user\",\"content\":\"go\"},{\"role\":\"tool\",\"content\":\"data\"}]}",
                "{\"messages\":[{\"role\":\"user\",\"content\":[{\"type\":\"tool_result\",\"content\":\"data\"}]}]}",
                "{\"input\":[{\"role\":\"user\",\"content\":\"go\"},{\"type\":\"function_call_output\",\"output\":\"data\"}]}"
            })
    void seesTheResultInARequestToEachService(String request) {
        assertThat(ClientHookup.results(Json.parse(request))).containsExactly("data");
    }
}
