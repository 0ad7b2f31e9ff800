package org.contexttck.reference.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.contexttck.reference.command.UsageError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientOptionsTest {

    @Test
    void takesEverything() {
        assertThat(of("--mcp-url http://a/mcp --mcp-url http://b/mcp --model-url http://m/v1 --api anthropic --stream"
                        + " --model large --prompt hello --tool-timeout 500 --unscoped --variant NeverCollapses"))
                .isEqualTo(new ClientOptions(
                        List.of(URI.create("http://a/mcp"), URI.create("http://b/mcp")),
                        URI.create("http://m/v1"),
                        true,
                        true,
                        "large",
                        Optional.of("hello"),
                        Duration.ofMillis(500),
                        true));
    }

    @Test
    void hasDefaults() {
        assertThat(of("--mcp-url http://a/mcp --model-url http://m/v1"))
                .isEqualTo(new ClientOptions(
                        List.of(URI.create("http://a/mcp")),
                        URI.create("http://m/v1"),
                        false,
                        false,
                        "default",
                        Optional.empty(),
                        Duration.ofSeconds(60),
                        false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--stream                                              | client needs --mcp-url and --model-url",
                "--model-url http://m                                  | client needs --mcp-url and --model-url",
                "--mcp                                                 | unknown option --mcp; usage: client --mcp-url"
                        + " URL",
                "--mcp-url http://a --model-url http://m --api other    | --api is openai or anthropic, not other",
                "--mcp-url http://a --model-url m^                      | --model-url needs an address, not m^",
                "--mcp-url http://a --model-url http://m --tool-timeout 0 | --tool-timeout needs a whole number from"
                        + " 1, not 0",
                "--mcp-url http://a --model-url http://m --tool-timeout 2s | --tool-timeout needs a whole number from"
                        + " 1, not 2s",
            })
    void refuses(String line, String why) {
        assertThatThrownBy(() -> of(line)).isInstanceOf(UsageError.class).hasMessageStartingWith(why);
    }

    private static ClientOptions of(String line) {
        return ClientOptions.of(ClientOptions.given(List.of(line.split(" +"))));
    }
}
