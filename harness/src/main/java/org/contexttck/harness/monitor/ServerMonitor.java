package org.contexttck.harness.monitor;

import java.util.List;
import java.util.Optional;

/** Everything that must hold of a server, on all connections of a session. */
final class ServerMonitor implements Monitor {

    private final Exchanges exchanges = new Exchanges();
    private final ServerWire wire;
    private final List<ExchangeMonitor> monitors;

    ServerMonitor(Setting setting, Findings findings) {
        this.wire = new ServerWire(setting, findings, exchanges);
        this.monitors = List.of(new MarkedResults(setting, findings));
    }

    @Override
    public void accept(Observed message) {
        Optional<Exchange> exchange = exchanges.next(message);
        wire.accept(message, exchange);
        exchange.ifPresent(one -> monitors.forEach(it -> it.accept(one)));
    }

    @Override
    public void accept(Oddity oddity) {
        wire.accept(oddity);
    }
}
