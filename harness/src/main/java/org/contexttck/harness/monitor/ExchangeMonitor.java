package org.contexttck.harness.monitor;

/** Something that must hold of each answer of a server; as {@link Monitor}, but for exchanges. */
interface ExchangeMonitor {

    /** Takes the next exchange, as it is completed. */
    void accept(RpcExchange exchange);
}
