package org.contexttck.harness.target;

import java.util.Optional;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.profile.ServerEntry;
import org.contexttck.harness.profile.StartCommand;
import org.contexttck.harness.wire.Endpoint;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.ServerProcess;
import org.contexttck.harness.wire.Unreachable;

/** From what a profile says of a server to what the wire needs to reach it. */
final class Endpoints {

    private Endpoints() {}

    static ServerTarget target(Profile profile, ConnectionLog log) throws Unreachable, InterruptedException {
        Limits defaults = Limits.defaults();
        Limits limits = new Limits(
                profile.limits().connect(), profile.limits().answer(), defaults.maxMessageBytes(), defaults.maxDepth());
        Optional<Revision> revision = profile.server().revision().flatMap(Revision::of);
        if (profile.server().endpoint() instanceof ServerEntry.Stdio stdio) {
            StartCommand start = stdio.start();
            return new ServerTarget(
                    new Endpoint.Stdio(start.command(), start.environment(), start.directory()),
                    revision,
                    limits,
                    log,
                    Optional.empty());
        }
        ServerEntry.Http http = (ServerEntry.Http) profile.server().endpoint();
        Optional<ServerProcess> process = Optional.empty();
        if (http.start().isPresent()) {
            StartCommand start = http.start().get();
            process = Optional.of(ServerProcess.start(
                    start.command(), start.environment(), start.directory(), http.url(), start.readyAfter()));
        }
        return new ServerTarget(new Endpoint.Http(http.url(), http.headers()), revision, limits, log, process);
    }
}
