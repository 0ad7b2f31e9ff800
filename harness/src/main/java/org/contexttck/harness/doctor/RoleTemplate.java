package org.contexttck.harness.doctor;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.profile.target.GatewayPresets;

/** Profiles for what nobody can ask what it is: clients, intermediaries, gateways and participants. */
final class RoleTemplate {

    private static final String CLIENT = """
            # Profile for context-tck: how an MCP client or agent host meets the model and the servers that the kit plays.
            # Correct it, then: context-tck doctor THIS-FILE shows what the model was offered and what came through.
            implementation: {name: "my-client", version: "0.1.0"}
            client:
              command: %s
            %s  env:                                      # as it expects them; the places can stand in command as well
                MCP_URL: "{mcp.url}"                    # the server; {mcp2.url} is a second one
                OPENAI_BASE_URL: "{model.url}"          # the model, and what it is asked with
                OPENAI_API_KEY: "{model.key}"
                MODEL: "{model.name}"
              model: [openai]                           # or openai-stream, anthropic, anthropic-stream; as many as it has
              prompts: lines                            # each line on its stdin is a prompt; one: {prompt} in command is it
              # new-conversation: /new                  # the line that begins anew, if one process holds several
              # mcp: stdio                              # if it starts its servers: {mcp.bridge} is then their command
              # config: {file: mcp.json, template: '{"mcpServers": {"kit": {"url": "{mcp.url}"}}}'}    # {config} is its path
              # tool-timeout: 30s                       # how long it waits for a tool
            # driver: {command: [node, driver.js]}      # a library without a host: schemas/kit/driver.md
            limits: {connect: 15s, answer: 20s}
            claims:
              transient-context:
                client: {}                              # resume, display, unscoped-collapse: true, if it does that too
            """;

    private static final String INTERMEDIARY = """
            # Profile for context-tck: how an MCP proxy or gateway is put between the client and the server of the kit.
            # Correct it, then: context-tck doctor THIS-FILE shows what is offered in front and what comes through.
            implementation: {name: "my-proxy", version: "0.1.0"}
            intermediary:
              upstream: http                            # how it reaches the server of the kit; or stdio, with {mcp.bridge}
              stdio:                                    # how the kit reaches it; or http
                command: %s
            %s    env:                                  # as it expects them; the places can stand in command as well
                  UPSTREAM_URL: "{mcp.url}"             # the server of the kit
                  # API_TOKEN: "${API_TOKEN}"           # secrets come from the environment, and no report shows them
              # http: {url: "http://127.0.0.1:{port}/mcp", start: {command: [my-proxy, --port, "{port}", "{mcp.url}"]}}
              # config: {file: proxy.json, template: '{"upstream": "{mcp.url}"}'}    # {config} is its path, for command
              # upstream-mcp: [2025-11-25]              # if it speaks one revision only to the server
            limits: {connect: 15s, answer: 20s}
            claims:
              transient-context:
                intermediary: true
            """;

    private static final String GATEWAY = """
            # Profile for context-tck: how participants reach a gateway, how they join it, and what it claims.
            # %s
            implementation: {name: "my-gateway", version: "0.1.0"}
            gateway:
              preset: %s                          # or %s: gateways that the kit knows
              url: %s               # may hold {id}, {room} and {token} of the participant
              # start: {command: [node, gateway.js, "{port}"]}    # if the kit is to start it; url then says {port}
              # token: "${GATEWAY_TOKEN}"               # secrets come from the environment, and no report shows them
              # participants: [{id: a, token: "${TOKEN_A}"}, {id: b}, {id: c}, {id: d}]   # if only some may join
              # kinds: [chat]                           # if only some kinds are passed on, or may be sent
              # what a preset says, for a gateway that the kit does not know:
              # protocol: mcpp/v0.1                     # of each envelope; false if there is none
              # join: {kind: system/join, payload: {participant: "{id}", room: "{room}", token: "{token}"}}
              # welcome: system/welcome                 # what tells that one is in: a kind, or {at: /type, is: welcome}
              # error: system/error                     # what tells that something was refused
              # presence: system/presence               # who comes and goes; false if nobody is told
              # echo: false                             # whether senders get their own messages
            limits: {connect: 15s, answer: 20s}
            claims:
              sub-context:
                gateway: {filter: false}                # true if participants may ask for some contexts or types only
            """;

    private static final String PARTICIPANT = """
            # Profile for context-tck: how the kit gets to see what a participant makes of contexts, and what it claims.
            # A template: nobody was asked. Write one of driver and live, or both; a driver shows more.
            implementation: {name: "my-participant", version: "0.1.0"}
            participant:
              driver: {command: %s%s}      # an adapter; schemas/kit/participant-driver.md says what it does
              # live:                                   # the participant itself, in a room of the kit's own gateway
              #   preset: %s                      # for which gateway it is written; the kit knows %s, too
              #   command: [node, participant.js, "{gateway.url}", "{room}", "{id}"]
              #   ask: {kind: chat, payload: {text: "Think it over."}}   # what makes it reason in a context
            limits: {connect: 15s, answer: 20s}
            claims:
              sub-context:
                participant:
                  nesting: true                         # it opens contexts inside others
                  filters: false                        # it filters its history in the five ways; with driver only
                  grouping: false                       # it groups messages into contexts; with driver only
            """;

    private RoleTemplate() {}

    /** @param command none if nobody has said; {@code directory} a line of the profile, or nothing */
    static String client(List<String> command, String directory) {
        return String.format(
                CLIENT, command.isEmpty() ? "[node, client.mjs]" : YamlWriter.list(command), line("  ", directory));
    }

    static String intermediary(List<String> command, String directory) {
        return String.format(
                INTERMEDIARY, command.isEmpty() ? "[my-proxy]" : YamlWriter.list(command), line("    ", directory));
    }

    static String participant(List<String> command, String directory) {
        return String.format(
                PARTICIPANT,
                command.isEmpty() ? "[node, driver.js]" : YamlWriter.list(command),
                directory.isEmpty() ? "" : ", " + directory,
                GatewayPresets.STANDARD,
                namesBut(GatewayPresets.STANDARD));
    }

    /** @param how what was found out, a sentence */
    static String gateway(String preset, String url, String how) {
        return String.format(GATEWAY, how, preset, namesBut(preset), YamlWriter.text(url));
    }

    private static String namesBut(String preset) {
        return GatewayPresets.names().stream()
                .filter(name -> !name.equals(preset))
                .collect(Collectors.joining(", "));
    }

    private static String line(String indent, String text) {
        return Stream.of(text)
                .filter(it -> !it.isEmpty())
                .map(it -> indent + it + "\n")
                .collect(Collectors.joining());
    }
}
