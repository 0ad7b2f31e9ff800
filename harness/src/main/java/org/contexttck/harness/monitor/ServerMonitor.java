package org.contexttck.harness.monitor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.Claims;

/** Everything that must hold of a server, on all connections of a session. */
final class ServerMonitor implements Monitor {

    private final Supplier<Claims> claims;
    private final RpcExchanges exchanges = new RpcExchanges();
    private final ServerWire wire;
    private final List<ExchangeMonitor> monitors;

    ServerMonitor(Setting setting, Findings findings) {
        this.claims = setting.claims();
        this.wire = new ServerWire(setting, findings, exchanges);
        ListedTools listed = new ListedTools();
        this.monitors = List.of(
                listed,
                new OutputSchemas(setting, findings, listed),
                new MarkedResults(findings),
                new WorkflowHints(setting, findings, listed),
                new ResultMetadata(findings),
                new ListPages(setting, findings),
                new TruncatedTexts(setting, findings),
                new CommandStreams(findings),
                new Packs(setting, findings));
    }

    @Override
    public void accept(Observed message) {
        Optional<RpcExchange> exchange = exchanges.next(message);
        wire.accept(message, exchange);
        exchange.ifPresent(this::judge);
    }

    private void judge(RpcExchange exchange) {
        ClaimedTool claimed = claims.get().of(exchange.tool());
        for (ExchangeMonitor one : monitors) {
            one.accept(exchange, claimed);
        }
    }

    @Override
    public void accept(Oddity oddity) {
        wire.accept(oddity);
    }
}
