package org.contexttck.harness.target;

import java.net.URI;
import java.time.Duration;
import org.contexttck.harness.profile.GatewayEntry;

/** A gateway that is not run, but played. */
record RecordedHost(GatewayEntry entry) implements GatewayHost {

    @Override
    public Fillings fillings() {
        return Fillings.none();
    }

    @Override
    public Fillings ensureRunning(Duration patience) {
        return fillings();
    }

    @Override
    public boolean isEnding() {
        return false;
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
