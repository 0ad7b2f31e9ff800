package org.contexttck.harness.junit;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.Profiles;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.yaml.ProfileException;
import org.contexttck.harness.run.RunRequest;
import org.contexttck.harness.run.reference.RunEnvironment;
import org.contexttck.harness.run.report.ReportOutput;
import org.contexttck.harness.run.report.ReportedRun;
import org.contexttck.harness.run.report.SpecAddress;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.reports.model.Report;

/**
 * What {@link ConformanceTests} tests, and how. Never changes: each method returns another one.
 *
 * <p>A profile says what is claimed. Without one, a server claims what its list of tools shows.
 */
public final class ConformanceTarget {

    private static final String INSIDE = "(inside this JVM)";
    private static final Path REPORT = Path.of("target", "context-tck-report");

    private final Optional<ServerEntry> server;
    private final RunEnvironment runEnvironment;
    private final Optional<Path> profile;
    private final List<String> only;
    private final boolean strict;
    private final Path report;

    private ConformanceTarget(
            Optional<ServerEntry> server,
            RunEnvironment runEnvironment,
            Optional<Path> profile,
            List<String> only,
            boolean strict,
            Path report) {
        this.server = server;
        this.runEnvironment = runEnvironment;
        this.profile = profile;
        this.only = List.copyOf(only);
        this.strict = strict;
        this.report = report;
    }

    /** An MCP server inside this JVM, that is given streams in place of standard input and output. */
    public static ConformanceTarget inProcess(InProcessPeer server) {
        return of(Optional.of(ServerEntry.stdio(List.of(INSIDE))), RunEnvironment.server(server));
    }

    /** An MCP server that is started as a process and speaks on its standard streams. */
    public static ConformanceTarget stdio(String... command) {
        return of(Optional.of(ServerEntry.stdio(List.of(command))), RunEnvironment.processes());
    }

    /** An MCP server that runs already and speaks Streamable HTTP. */
    public static ConformanceTarget url(URI url) {
        return of(Optional.of(ServerEntry.http(url)), RunEnvironment.processes());
    }

    /** Whatever a profile names: servers, clients, gateways. @param file a YAML file */
    public static ConformanceTarget of(Path file) {
        return of(Optional.empty(), RunEnvironment.processes()).profile(file);
    }

    private static ConformanceTarget of(Optional<ServerEntry> server, RunEnvironment runEnvironment) {
        return new ConformanceTarget(server, runEnvironment, Optional.empty(), List.of(), false, REPORT);
    }

    /** With the claims of a profile, which need not say how to reach the server. @param file a YAML file */
    public ConformanceTarget profile(Path file) {
        return new ConformanceTarget(server, runEnvironment, Optional.of(file), only, strict, report);
    }

    /** Only some requirements: ids, prefixes of ids or tag expressions, as for {@code --only}. */
    public ConformanceTarget only(String... words) {
        return new ConformanceTarget(server, runEnvironment, profile, List.of(words), strict, report);
    }

    /** A SHOULD that does not hold is a failed test. */
    public ConformanceTarget strict() {
        return new ConformanceTarget(server, runEnvironment, profile, only, true, report);
    }

    /** Where the kit's own report goes. */
    public ConformanceTarget report(Path folder) {
        return new ConformanceTarget(server, runEnvironment, profile, only, strict, folder);
    }

    Path reportFolder() {
        return report;
    }

    boolean isStrict() {
        return strict;
    }

    Report run() throws ProfileException, IOException, InterruptedException {
        return run(name -> Optional.ofNullable(System.getenv(name)));
    }

    /** @param environment the value of a variable by its name */
    Report run(Function<String, Optional<String>> environment)
            throws ProfileException, IOException, InterruptedException {
        int jobs = Runtime.getRuntime().availableProcessors();
        RunRequest request = new RunRequest(read(environment), only, strict, jobs, report, "");
        ReportOutput output = ReportOutput.none().leadingTo(SpecAddress.in(environment));
        return new ReportedRun(output).execute(request, runEnvironment);
    }

    private Profile read(Function<String, Optional<String>> environment) throws ProfileException {
        if (profile.isPresent()) {
            return Profiles.load(profile.get(), environment, server);
        }
        return Profiles.of(server.orElseThrow());
    }
}
