package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientOptionsTest {

    @Test
    void takesEverything() {
        assertThat(
                        of(
                                "client --mcp-url http://a/mcp --mcp-url http://b/mcp --model-url http://m/v1 --api anthropic --stream"
                                        + " --model large --prompt hello --tool-timeout 500 --unscoped --variant NeverCollapses"))
                .isEqualTo(new ClientOptions(
                        List.of(URI.create("http://a/mcp"), URI.create("http://b/mcp")),
                        Optional.of(URI.create("http://m/v1")),
                        true,
                        true,
                        "large",
                        Optional.of("hello"),
                        Duration.ofMillis(500),
                        true,
                        Optional.of("NeverCollapses")));
    }

    @Test
    void hasDefaults() {
        assertThat(of("driver"))
                .isEqualTo(new ClientOptions(
                        List.of(),
                        Optional.empty(),
                        false,
                        false,
                        "default",
                        Optional.empty(),
                        Duration.ofSeconds(60),
                        false,
                        Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "client                                                        | client needs --mcp-url and --model-url",
                "client --model-url http://m                                   | client needs --mcp-url and --model-url",
                "client --mcp                                                  | unknown option --mcp of client",
                "driver --mcp-url http://a                                     | unknown option --mcp-url of driver",
                "driver --variant                                               | --variant needs a value",
                "client --mcp-url http://a --model-url http://m --api other    | --api is openai or anthropic, not other",
                "client --mcp-url http://a --model-url http://m --tool-timeout 0 | --tool-timeout is a number of milliseconds above 0, not 0",
                "client --mcp-url http://a --model-url http://m --tool-timeout 2s | --tool-timeout is a number of milliseconds above 0, not 2s",
            })
    void refuses(String line, String why) {
        assertThatThrownBy(() -> of(line))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(why);
    }

    private static ClientOptions of(String line) {
        List<String> words = List.of(line.split(" +"));
        return ClientOptions.of(words.get(0), words.subList(1, words.size()));
    }
}
