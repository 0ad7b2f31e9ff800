package org.contexttck.harness.cli;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.contexttck.harness.catalogue.BrokenVariant;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.NearWords;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.peer.StdioBridge;
import org.contexttck.harness.peer.fixture.FixtureServer;
import org.contexttck.harness.run.reference.ReferenceApp;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** {@code context-tck serve}: the reference implementations, to try things by hand. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Starts a reference here or on a loopback port.",
            "Or fixture, the server that clients under test are given. Further options go to",
            "client, driver, page, gateway and participant; with --help behind its name, each tells its own."
        },
        footer = {
            "",
            "Examples:",
            "  context-tck serve server --http 3001",
            "  context-tck serve server --broken MarksFromSix",
            "  context-tck serve page --port 8080"
        })
final class ServeCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "WHAT", description = "Which one: ${COMPLETION-CANDIDATES}.")
    private ServedReference what;

    @Option(names = "--http", paramLabel = "PORT", description = "Speak Streamable HTTP on this port; 0 for any.")
    private Integer port;

    @Option(names = "--upstream", paramLabel = "URL", description = "With intermediary: the server behind it.")
    private URI upstream;

    @Option(names = "--broken", paramLabel = "VARIANT", description = "With one fault, by the name in the catalogue.")
    private String variant;

    @Option(
            names = "--stdio-bridge",
            paramLabel = "URL",
            description = "With fixture: relay between this terminal and a server at this URL.")
    private URI bridge;

    @Option(names = "--database", paramLabel = "FILE", description = "With server: keep what is stored in this file.")
    private Path database;

    @Unmatched
    private List<String> further = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    private static final int MOST_PORTS = 65_535;
    private static final Set<ServedReference> HANDED_ON = EnumSet.of(
            ServedReference.client,
            ServedReference.driver,
            ServedReference.page,
            ServedReference.gateway,
            ServedReference.participant);

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!further.isEmpty() && !HANDED_ON.contains(what)) {
            String kind = further.get(0).startsWith("-") ? "option" : "argument";
            throw new ParameterException(spec.commandLine(), "unknown " + kind + " \"" + further.get(0) + "\"");
        } else if (port != null && (port < 0 || port > MOST_PORTS)) {
            throw new ParameterException(spec.commandLine(), "--http " + port + ": a port is from 0 to " + MOST_PORTS);
        } else if (port != null && HANDED_ON.contains(what)) {
            throw new ParameterException(spec.commandLine(), "--http goes with server, intermediary and fixture");
        } else if (bridge != null && what != ServedReference.fixture) {
            throw new ParameterException(spec.commandLine(), "--stdio-bridge goes with fixture");
        } else if (database != null && what != ServedReference.server) {
            throw new ParameterException(spec.commandLine(), "--database goes with server");
        } else if (variant != null && port != null && what == ServedReference.server) {
            throw new ParameterException(
                    spec.commandLine(), "--broken server speaks on this terminal only; leave out --http");
        } else if (what == ServedReference.fixture) {
            return fixture();
        }
        if ((upstream != null) != (what == ServedReference.intermediary)) {
            throw new ParameterException(spec.commandLine(), "--upstream goes with intermediary, and that needs it");
        }
        Optional.ofNullable(variant).ifPresent(this::known);
        Optional.ofNullable(database).ifPresent(this::placed);
        List<String> arguments = new ArrayList<>(List.of(what.name()));
        if (upstream != null) {
            arguments.addAll(List.of("--upstream", upstream.toString()));
        }
        if (port != null) {
            arguments.addAll(List.of("--http", port.toString()));
        }
        if (database != null) {
            arguments.addAll(List.of("--database", database.toString()));
        }
        if (variant != null) {
            arguments.addAll(List.of("--variant", variant));
        }
        arguments.addAll(further);
        Process process = new ProcessBuilder(ReferenceApp.installed().command(arguments.toArray(String[]::new)))
                .inheritIO()
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
        int code = process.waitFor();
        if (code == 0 && what.endsWithItsInput()) {
            spec.commandLine()
                    .getErr()
                    .println("context-tck: " + what
                            + " ended, because its input did; where there is no terminal, keep it open: "
                            + "tail -f /dev/null | context-tck serve " + what);
        }
        return code;
    }

    /** Gives {@code serve WHAT --help} the help of what is named. */
    static CommandLine withHelpOfEach(CommandLine serve) {
        IHelpFactory general = serve.getHelpFactory();
        return serve.setHelpFactory(
                (spec, colours) -> spec.userObject() instanceof ServeCommand command && command.what != null
                        ? new Help(command.what.help(), colours)
                        : general.create(spec, colours));
    }

    private void placed(Path file) {
        if (Files.isDirectory(file)) {
            throw new ParameterException(spec.commandLine(), "--database " + file + ": is a folder, not a file");
        }
        Optional.ofNullable(file.getParent())
                .filter(folder -> !Files.isDirectory(folder))
                .ifPresent(missing -> {
                    throw new ParameterException(
                            spec.commandLine(), "--database " + file + ": there is no folder " + missing);
                });
    }

    private void known(String name) {
        Role role =
                Role.of(what == ServedReference.driver ? "client" : what.name()).orElse(Role.CLIENT);
        List<String> variants = Catalogue.bundled().all().stream()
                .filter(one -> one.role() == role)
                .flatMap(one -> one.broken().stream().map(BrokenVariant::variant))
                .toList();
        if (!variants.contains(name)) {
            String meant = NearWords.meant(name, variants);
            throw new ParameterException(
                    spec.commandLine(),
                    "--broken " + name + ": no such variant of " + what + "; "
                            + (meant.isEmpty() ? "context-tck explain names those that break a requirement" : meant));
        }
    }

    private int fixture() throws IOException, InterruptedException {
        if (variant != null) {
            throw new ParameterException(spec.commandLine(), "fixture has no broken variants");
        } else if (bridge != null) {
            new StdioBridge(bridge, System.in, System.out).run();
            return 0;
        }
        try (FixtureServer server =
                FixtureService.start(port == null ? 0 : port, spec.commandLine().getOut())) {
            new CountDownLatch(1).await();
            return 0;
        } catch (BindException taken) {
            throw new ParameterException(
                    spec.commandLine(),
                    "port " + port + " is taken by another program; name another, or 0 for any that is free",
                    taken);
        }
    }
}
