package org.contexttck.harness.cli;

/** What {@code context-tck serve} can start, each with its own help. */
enum ServedReference {
    server(
            "An MCP server with the tools of all protocols, on standard input and output until the input ends, or with --http on a loopback port until it is stopped. ORG_TOKEN=org-reference-token gives it the credential that context packs ask for.",
            "[--http PORT] [--database FILE] [--broken VARIANT]",
            "--database FILE keeps findings and memories in an SQLite file; without it they last as long as the server."),
    client(
            "A chat host without a screen: each line of input is a prompt, /new begins another conversation, and the end of the input is the end. The key of the model service is taken from OPENAI_API_KEY or ANTHROPIC_API_KEY.",
            "--mcp-url URL... --model-url URL [--api openai|anthropic] [--stream] [--model NAME] [--prompt TEXT]"
                    + " [--tool-timeout MILLIS] [--unscoped] [--broken VARIANT]",
            ""),
    driver(
            "The library of the client behind the driver protocol, on standard input and output until the input ends.",
            "[--unscoped] [--broken VARIANT]",
            ""),
    page(
            "A page that shows a conversation as the display rows want it, on a loopback port until its input ends; without options of client an example in which nothing can be said.",
            "[--port PORT] [options of client]",
            ""),
    intermediary(
            "A proxy in front of an MCP server, on standard input and output until the input ends, or with --http on a loopback port until it is stopped.",
            "--upstream URL [--http PORT] [--broken VARIANT]",
            ""),
    gateway(
            "A gateway between MCPP participants, on a loopback port until its input ends. It prints its address.",
            "[--port PORT] [--token TOKEN] [--max-bytes N] [--max-depth N] [--max-contexts N] [--idle-seconds N]"
                    + " [--max-queue N] [--broken VARIANT]",
            ""),
    participant(
            "An MCPP participant: behind the driver protocol on standard input and output, or with --gateway-url in a room of a gateway until its input or the connection ends.",
            "[--gateway-url URL [--name NAME] [--room ROOM] [--token TOKEN]] [--broken VARIANT]",
            ""),
    fixture(
            "The server that clients under test are given, with the worked example of transient-context, on a loopback port until it is stopped. It prints what a client sends.",
            "[--http PORT] | --stdio-bridge URL",
            "--stdio-bridge URL relays between this terminal and such a server, for hosts that can only spawn servers.");

    private final String does;
    private final String options;
    private final String note;

    ServedReference(String does, String options, String note) {
        this.does = does;
        this.options = options;
        this.note = note;
    }

    /** Its help, lines as long as they come. */
    String help() {
        return does + "%n%nUsage: context-tck serve " + name() + " " + options + "%n" + (note.isEmpty() ? "" : note + "%n");
    }
}
