package org.contexttck.harness.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.contexttck.harness.run.ReferenceApp;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code context-tck serve}: the reference implementations, to try things by hand. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Starts a reference implementation on this terminal or on a loopback port.")
final class ServeCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "WHAT", description = "Which one: server.")
    private Reference what;

    @Option(names = "--http", paramLabel = "PORT", description = "Speak Streamable HTTP on this port; 0 for any.")
    private Integer port;

    @Option(names = "--broken", paramLabel = "VARIANT", description = "With one fault, by the name in the catalogue.")
    private String variant;

    /** What can be served. */
    enum Reference {
        server
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(what.name()));
        if (port != null) {
            arguments.addAll(List.of("--http", port.toString()));
        }
        if (variant != null) {
            arguments.addAll(List.of("--broken", variant));
        }
        Process process = new ProcessBuilder(ReferenceApp.installed().command(arguments.toArray(String[]::new)))
                .inheritIO()
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        return process.waitFor();
    }
}
