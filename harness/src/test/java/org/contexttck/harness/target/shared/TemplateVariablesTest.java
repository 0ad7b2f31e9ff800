package org.contexttck.harness.target.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.contexttck.harness.wire.process.CommandLine;
import org.contexttck.json.Json;
import org.junit.jupiter.api.Test;

class TemplateVariablesTest {

    private static final URI MCP = URI.create("http://127.0.0.1:40123/mcp");

    private final TemplateVariables variables =
            TemplateVariables.none().withMcp(MCP).with("prompt", "say \"hi\" \\ bye");

    @Test
    void fillsInWhereverANameStands() {
        assertThat(variables.command(List.of("host", "--mcp={mcp.url}", "{prompt}")))
                .containsExactly("host", "--mcp=http://127.0.0.1:40123/mcp", "say \"hi\" \\ bye");
        assertThat(variables.environment(Map.of("MCP_URL", "{mcp.url}"))).containsEntry("MCP_URL", MCP.toString());
    }

    @Test
    void aDoubledBraceIsABraceAndWhatIsNoNameStays() {
        assertThat(variables.text("{{mcp.url} {\"a\":{}} {Name} { x }")).isEqualTo("{mcp.url} {\"a\":{}} {Name} { x }");
    }

    @Test
    void theBridgeIsSeveralWordsOfACommandAndOneLineElsewhere() {
        List<String> command = variables.command(List.of("host", "--", "{mcp.bridge}"));
        assertThat(command).hasSizeGreaterThan(5).last().isEqualTo(MCP.toString());
        assertThat(CommandLine.split(variables.text("{mcp.bridge}"))).isEqualTo(command.subList(2, command.size()));
    }

    @Test
    void aJsonFileStaysJson() {
        String file = variables.file(
                "mcp.json",
                "{\"mcpServers\": {\"fixture\": {\"command\": \"{mcp.bridge.command}\", \"args\": {mcp.bridge.args}}},"
                        + " \"prompt\": \"{prompt}\"}");
        assertThat(Json.parse(file).at("/prompt").asText()).isEqualTo("say \"hi\" \\ bye");
        assertThat(Json.parse(file).at("/mcpServers/fixture/args").get(6).asText())
                .isEqualTo(MCP.toString());
        assertThat(variables.file("host.toml", "p = '{prompt}'")).isEqualTo("p = 'say \"hi\" \\ bye'");
    }

    @Test
    void aNameWithoutValueIsAFaultOfTheCaller() {
        assertThatThrownBy(() -> variables.text("{gateway.url}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is nothing to fill in for {gateway.url}");
    }
}
