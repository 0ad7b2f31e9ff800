package org.contexttck.harness.target;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import org.contexttck.harness.profile.target.GatewayEntry;
import org.contexttck.harness.wire.Reel;
import org.contexttck.harness.wire.Tape;

/** A gateway that is not run, but played. It is where it was. */
final class RecordedHost implements GatewayHost {

    private final GatewayEntry entry;
    private final Tape tape;
    private Optional<String> port;

    /** @param looks where it is noted where it was at first */
    RecordedHost(GatewayEntry entry, Tape tape, Reel looks) {
        this.entry = entry;
        this.tape = tape;
        this.port = looks.noted(PORT);
    }

    @Override
    public Fillings fillings() {
        return port.map(it -> Fillings.none().with("port", it)).orElseGet(Fillings::none);
    }

    @Override
    public Fillings ensureRunning(String connection, Duration patience) {
        port = tape.reel(connection).flatMap(reel -> reel.noted(PORT)).or(() -> port);
        return fillings();
    }

    @Override
    public boolean isEnding() {
        return false;
    }

    @Override
    public Optional<String> port() {
        return port;
    }

    @Override
    public URI url() {
        return URI.create(entry.url().replaceAll("\\{[a-z]+}", "x"));
    }

    @Override
    public String outputTail() {
        return "";
    }

    @Override
    public void close() {
        // Nothing runs.
    }
}
