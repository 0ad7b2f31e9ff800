package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.json.Pointer;

/** What the metadata of no result may be: null, or a consumption that failed (TC-S-11, TC-S-17). */
final class ResultMetadata implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("TC-S-11", "TC-S-17");

    private static final Pointer META = Pointer.parse("/_meta");
    private static final Pointer CONTEXT = Pointer.parse("/_meta/context");
    private static final Pointer CONSUMED = Pointer.parse("/_meta/context/consumed");

    /** Those that the source defines; members that nobody knows may be anything. */
    private static final List<String> MEMBERS = List.of("lifecycle", "summary", "consumed", "consumedBy");

    private final Findings findings;

    ResultMetadata(Findings findings) {
        this.findings = findings;
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (!call.isCall() || !call.result().isObject()) {
            return;
        }
        Demand noNull = new Demand(findings, call, "TC-S-17");
        JsonNode meta = call.result().path("_meta");
        noNull.at(META, !meta.isNull(), "absent or an object");
        if (meta.path("context").isNull()) {
            noNull.broke(CONTEXT, "left out when unset");
        }
        for (String member : MEMBERS) {
            if (meta.path("context").path(member).isNull()) {
                noNull.broke(CONTEXT.child(member), "left out when unset");
            }
        }
        if (call.result().path("isError").asBoolean() && claimed.consumer()) {
            boolean consumed = CONSUMED.at(call.result())
                    .filter(it -> it.isBoolean() && it.booleanValue())
                    .isPresent();
            new Demand(findings, call, "TC-S-11").at(CONSUMED, !consumed, "anything but true beside an error");
        }
    }
}
