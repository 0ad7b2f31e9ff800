package org.contexttck.reference.contextsaving;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.contexttck.reference.server.LineTap;
import org.contexttck.reference.server.RawClient;
import org.contexttck.reference.transientcontext.Findings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContextSavingToolsTest {

    private Findings findings;
    private RawClient client;

    @BeforeEach
    void connect() throws Exception {
        findings = Findings.inMemory();
        client = new RawClient(LineTap.NONE, findings);
        client.send("{'jsonrpc':'2.0','method':'notifications/initialized'}");
    }

    @AfterEach
    void disconnect() throws Exception {
        client.close();
        findings.close();
    }

    /** Numbers go over the wire as they are written here. */
    @ParameterizedTest
    @CsvSource({"18446744073709551615,18446744073709551615", "9007199254740993.0,9007199254740993", "30e-1,3"})
    void numbersKeepAllTheirDigits(String sent, String told) throws IOException {
        assertThat(content("list_entries", "{'offset':" + sent + "}")
                        .at("/pagination/offset")
                        .toString())
                .isEqualTo(told);
    }

    @ParameterizedTest
    @CsvSource({"1e400", "1e999999999", "18446744073709551616", "-1", "3.7", "true", "[3]", "{}"})
    void whatIsNoWholeNumberIsRefusedByName(String sent) throws IOException {
        for (String call : new String[] {"list_entries limit", "run_check max_bytes"}) {
            String parameter = call.split(" ")[1];
            JsonNode result = client.call(call.split(" ")[0], "{'" + parameter + "':" + sent + "}")
                    .path("result");
            assertThat(result.path("isError").asBoolean()).isTrue();
            assertThat(result.at("/content/0/text").asText()).startsWith(parameter + " must be a whole number");
        }
    }

    @Test
    void aFloodOfStderrComesBackCutAndTheStdoutBehindItWhole() throws IOException {
        JsonNode content = content("run_check", "{'noise':'flood'}");
        assertThat(content.path("stdout").asText()).isEqualTo("ok\n");
        assertThat(content.path("stderr").asText()).hasSize(100_000);
        assertThat(content.path("truncated").asBoolean()).isTrue();
        assertThat(content.has("truncation_info")).isFalse();
        assertThat(content.path("stderr_truncation_info").toString())
                .isEqualTo("{\"original_bytes\":8500000,\"original_lines\":85000,\"kept_bytes\":100000,"
                        + "\"kept_lines\":1000,\"position\":\"head\"}");
    }

    @Test
    void theMarkerBehindTheCutIsSeen() throws IOException {
        JsonNode content = content("run_check", "{'noise':'marker'}");
        assertThat(content.path("authenticated").asBoolean()).isTrue();
        assertThat(content.path("stderr").asText()).doesNotContain("authenticated");
        assertThat(content("run_check", "{}").path("authenticated").asBoolean()).isFalse();
    }

    @Test
    void limitsOfTheCallerAreForStdoutAlone() throws IOException {
        JsonNode content = content("run_check", "{'noise':'both','tail':1}");
        assertThat(content.path("stdout").asText()).isEqualTo("check 5000: passed\n");
        assertThat(content.at("/truncation_info/original_lines").asLong()).isEqualTo(5_000);
        assertThat(content.at("/stderr_truncation_info/kept_lines").asLong()).isEqualTo(1_000);
    }

    @Test
    void aSmallAnswerHasItsStderrCutToo() throws IOException {
        JsonNode content = content("hash_file", "{'noise':'noisy'}");
        assertThat(content.path("hash").asText()).hasSize(64);
        assertThat(content.at("/stderr_truncation_info/original_bytes").asLong())
                .isEqualTo(262_200);
    }

    @Test
    void aPieceOfJsonIsText() throws IOException {
        assertThat(content("eval_json", "{'name':'escape','max_bytes':8}")
                        .path("value")
                        .asText())
                .isEqualTo("{\"k\":\"a\\");
        assertThat(content("eval_json", "{'name':'number','max_bytes':5}")
                        .path("value")
                        .isTextual())
                .isTrue();
        assertThat(content("eval_json", "{'name':'number'}").path("value").asLong())
                .isEqualTo(3_141_592_653_589_793L);
        assertThat(content("eval_json", "{'name':'nested'}")
                        .at("/value/inputs/nixpkgs/size")
                        .toString())
                .startsWith("1.5");
    }

    @Test
    void aMarkerIsFoundAcrossReads() throws IOException {
        MarkerSearch search =
                new MarkerSearch(new ByteArrayInputStream("[au[auth]".getBytes(StandardCharsets.UTF_8)), "[auth]");
        byte[] piece = new byte[4];
        assertThat(search.read(piece, 0, 4)).isEqualTo(4);
        assertThat(search.read()).isEqualTo('a');
        assertThat(search.found()).isFalse();
        search.readAllBytes();
        assertThat(search.found()).isTrue();
    }

    private JsonNode content(String tool, String arguments) throws IOException {
        JsonNode result = client.call(tool, arguments).path("result");
        assertThat(result.path("isError").asBoolean()).isFalse();
        return result.path("structuredContent");
    }
}
