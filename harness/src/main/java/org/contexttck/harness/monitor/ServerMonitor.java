package org.contexttck.harness.monitor;

import java.util.List;
import java.util.Optional;

/** Everything that must hold of a server, on all connections of a session. */
final class ServerMonitor implements Monitor {

    private final RpcExchanges exchanges = new RpcExchanges();
    private final ServerWire wire;
    private final List<ExchangeMonitor> monitors;

    ServerMonitor(Setting setting, Findings findings) {
        this.wire = new ServerWire(setting, findings, exchanges);
        ListedTools listed = new ListedTools();
        this.monitors = List.of(
                listed,
                new OutputSchemas(setting, findings, listed),
                new MarkedResults(setting, findings),
                new WorkflowHints(setting, findings, listed),
                new ResultMetadata(setting, findings),
                new ListPages(setting, findings),
                new TruncatedTexts(setting, findings),
                new CommandStreams(setting, findings),
                new Packs(setting, findings));
    }

    @Override
    public void accept(Observed message) {
        Optional<RpcExchange> exchange = exchanges.next(message);
        wire.accept(message, exchange);
        exchange.ifPresent(one -> monitors.forEach(it -> it.accept(one)));
    }

    @Override
    public void accept(Oddity oddity) {
        wire.accept(oddity);
    }
}
