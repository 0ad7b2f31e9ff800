package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.contexttck.json.Pointer;

/** What a requirement asks of one place in the result of a call. */
record Demand(Findings findings, RpcExchange call, String requirement) {

    /** It was looked at; and it is broken unless it holds. @param mustBe in words, behind {@code must be} */
    void at(Pointer place, boolean holds, String mustBe) {
        findings.observed(requirement);
        if (!holds) {
            broke(place, mustBe);
        }
    }

    /** It is broken at a place. */
    void broke(Pointer place, String mustBe) {
        Optional<JsonNode> there = place.at(call.result());
        says(place, place + " is " + ShownMessages.at(there) + ", must be " + mustBe, mustBe);
    }

    /** As above, in other words. */
    void says(Pointer place, String what, String expected) {
        findings.broke(requirement, call.fault(what, expected, place));
    }
}
