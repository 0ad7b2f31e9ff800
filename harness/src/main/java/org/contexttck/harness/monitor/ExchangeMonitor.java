package org.contexttck.harness.monitor;

import org.contexttck.harness.profile.claim.ClaimedTool;

/** Something that must hold of each answer of a server; as {@link Monitor}, but for exchanges. */
interface ExchangeMonitor {

    /** Takes the next exchange, as it is completed. @param claimed of the tool that was called */
    void accept(RpcExchange exchange, ClaimedTool claimed);
}
