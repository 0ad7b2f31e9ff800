package org.contexttck.harness.target.server;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.target.ListeningProgram;
import org.contexttck.harness.profile.target.ServerEntry;
import org.contexttck.harness.profile.target.StartCommand;
import org.contexttck.harness.target.shared.ConnectionLimits;
import org.contexttck.harness.target.shared.ConnectionLog;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.InProcessPeer;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.harness.wire.process.ServerProcess;

/** From what a profile says of a server to what the wire needs to reach it. */
final class Endpoints {

    /** Between two threads nothing is under way for long. */
    private static final Duration QUIET_IN_PROCESS = Duration.ofMillis(40);

    private Endpoints() {}

    static ServerTarget target(Profile profile, ConnectionLog log) throws Unreachable, InterruptedException {
        Duration quiet = Limits.defaults().quiet();
        Optional<ListeningProgram> program = profile.server().http().flatMap(ServerEntry.Http::start);
        Optional<ServerProcess> process = Optional.empty();
        if (program.isPresent()) {
            StartCommand start = program.get().start();
            process = Optional.of(ServerProcess.start(
                    start.command(),
                    start.environment(),
                    start.directory(),
                    profile.server().http().get().url(),
                    program.get().readyAfter()));
        }
        return target(endpoint(profile.server()), profile, quiet, log, process);
    }

    private static Endpoint endpoint(ServerEntry server) {
        if (server.http().isPresent()) {
            return new Endpoint.Http(
                    server.http().get().url(), server.http().get().headers());
        }
        StartCommand start = server.stdio().orElseThrow();
        return new Endpoint.Stdio(start.command(), start.environment(), start.directory());
    }

    static ServerTarget target(Profile profile, InProcessPeer peer, ConnectionLog log) {
        Optional<StartCommand> start = profile.server().stdio();
        Endpoint endpoint = new Endpoint.InProcess(
                start.map(it -> String.join(" ", it.command())).orElse(profile.name()),
                start.map(StartCommand::environment).orElse(Map.of()),
                peer);
        return target(endpoint, profile, QUIET_IN_PROCESS, log, Optional.empty());
    }

    private static ServerTarget target(
            Endpoint endpoint, Profile profile, Duration quiet, ConnectionLog log, Optional<ServerProcess> process) {
        Limits limits = ConnectionLimits.of(profile).withQuiet(quiet);
        return new LiveServer(endpoint, revision(profile), limits, log, process);
    }

    private static Optional<Revision> revision(Profile profile) {
        return profile.server().revision().flatMap(Revision::of);
    }
}
