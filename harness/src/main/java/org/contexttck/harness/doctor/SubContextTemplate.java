package org.contexttck.harness.doctor;

import org.contexttck.harness.profile.target.GatewayPresets;

/** Profiles for gateways and participants of MCPP, which nobody can ask what they are. */
final class SubContextTemplate {

    private static final String GATEWAY = """
            # Profile for context-tck: how participants reach a gateway, how they join it, and what it claims.
            # A template: no gateway was asked. Replace what does not fit, and leave out what a preset says as it is.
            implementation: {name: "my-gateway", version: "0.1.0"}
            gateway:
              preset: %s                          # or %s: gateways that the kit knows
              url: "ws://127.0.0.1:8790/"               # may hold {id}, {room} and {token} of the participant
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
              driver: {command: [node, driver.js]}      # an adapter; schemas/kit/participant-driver.md says what it does
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

    private SubContextTemplate() {}

    static String gateway() {
        return String.format(GATEWAY, GatewayPresets.STANDARD, String.join(", ", GatewayPresets.others()));
    }

    static String participant() {
        return String.format(PARTICIPANT, GatewayPresets.STANDARD, String.join(", ", GatewayPresets.others()));
    }
}
