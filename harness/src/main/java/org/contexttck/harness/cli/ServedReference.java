package org.contexttck.harness.cli;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What {@code context-tck serve} can start, each with a help of its own. */
enum ServedReference {
    server(
            "An MCP server with the tools of all protocols: on this terminal until its input ends, or with --http on a"
                    + " loopback port until it is stopped. The environment variable ORG_TOKEN, or over HTTP the header"
                    + " Authorization, holds the credential that packs ask for: org-reference-token.",
            "--http PORT | Speak Streamable HTTP on this port; 0 for any.",
            "--database FILE | Keep what is stored in this SQLite file; without it, that lasts as long as the server.",
            "--broken VARIANT | With one fault, by the name in the catalogue; not with --http."),
    client(
            "A chat host without a screen: each line of input is a prompt, /new begins another conversation, and it lasts"
                    + " until its input ends. OPENAI_API_KEY or ANTHROPIC_API_KEY holds the key of the model service.",
            "--mcp-url URL | An MCP server; may be given several times.",
            "--model-url URL | Base address of the model service.",
            "--api API | What that speaks: openai, the default, or anthropic.",
            "--model NAME | The model to ask for.",
            "--stream | Ask for answers as streams.",
            "--prompt TEXT | The only prompt, in place of the input.",
            "--tool-timeout MILLIS | How long a tool call may take; 60000 if not given.",
            "--unscoped | Let results collapse that no hint has paired.",
            "--broken VARIANT | With one fault, by the name in the catalogue."),
    driver(
            "The library of the client behind the driver protocol, a JSON object a line, on this terminal until its input"
                    + " ends.",
            "--unscoped | Let results collapse that no hint has paired.",
            "--broken VARIANT | With one fault, by the name in the catalogue."),
    page(
            "A page that shows a conversation as the rows on display ask for it, on a loopback port until its input ends; it"
                    + " prints its address. Takes the options of client; without them it shows an example in which nothing can"
                    + " be said.",
            "--port PORT | The port; 0, the default, for any."),
    intermediary(
            "A proxy in front of an MCP server: on this terminal until its input ends, or with --http on a loopback port"
                    + " until it is stopped.",
            "--upstream URL | The server behind it; has to be given.",
            "--http PORT | Speak Streamable HTTP on this port; 0 for any.",
            "--broken VARIANT | With one fault, by the name in the catalogue."),
    gateway(
            "A gateway between MCPP participants, on a loopback port until its input ends; it prints its address.",
            "--port PORT | The port; 0, the default, for any.",
            "--token TOKEN | What participants have to present.",
            "--max-bytes N | The longest message, in bytes.",
            "--max-depth N | Levels of objects and lists in one message.",
            "--max-contexts N | Different contexts of one sender that count at once.",
            "--idle-seconds N | After how long a context does not count any more.",
            "--max-queue N | Bytes that may wait for one receiver before it is let go.",
            "--broken VARIANT | With one fault, by the name in the catalogue."),
    participant(
            "An MCPP participant: behind the driver protocol on this terminal until its input ends, or with --gateway-url in"
                    + " a room of a gateway, until its input or the connection ends.",
            "--gateway-url URL | The gateway.",
            "--room ROOM | The room to join; lab if not given.",
            "--name NAME | Its name there; one that is drawn if not given.",
            "--token TOKEN | What the gateway wants presented.",
            "--broken VARIANT | With one fault, by the name in the catalogue."),
    fixture(
            "The server that clients under test are given, with the worked example of transient-context, on a loopback port"
                    + " until it is stopped. It prints its address and what a client sends.",
            "--http PORT | The port; 0, the default, for any.",
            "--stdio-bridge URL | Relay between this terminal and such a server, for hosts that can only spawn servers.");

    private final String does;
    private final List<String> options;

    /** @param options each with its parameter, a bar and what it is for */
    ServedReference(String does, String... options) {
        this.does = does;
        this.options = List.of(options);
    }

    /** Its command line, for the help. */
    CommandSpec help() {
        CommandSpec spec = CommandSpec.create().name("context-tck serve " + name());
        spec.usageMessage().description(does).sortOptions(false);
        spec.parser().separator(" ");
        options.stream().map(ServedReference::option).forEach(spec::addOption);
        return spec;
    }

    /** Whether it serves others on a port for as long as its input is open. */
    boolean endsWithItsInput() {
        return this == page || this == gateway;
    }

    private static OptionSpec option(String text) {
        String[] parts = text.split(" \\| ");
        List<String> words = Arrays.asList(parts[0].split(" "));
        OptionSpec.Builder option = OptionSpec.builder(words.get(0)).description(parts[1]);
        return words.size() == 1
                ? option.arity("0").type(boolean.class).build()
                : option.paramLabel(words.get(1)).type(String.class).build();
    }
}
