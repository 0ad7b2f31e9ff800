package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.oracle.StderrOracle;
import org.contexttck.harness.oracle.Utf8Text;
import org.contexttck.harness.oracle.WholeNumber;
import org.contexttck.harness.profile.claim.ClaimedTool;
import org.contexttck.harness.profile.claim.CommandTool;
import org.contexttck.json.Pointer;

/** What commands wrote to stderr, whatever they were run with, as far as one result shows (CS-E-01, CS-E-03, CS-E-08). */
final class CommandStreams implements ExchangeMonitor {

    static final Set<String> ROWS = Set.of("CS-E-01", "CS-E-03", "CS-E-08");

    private final Findings findings;

    CommandStreams(Findings findings) {
        this.findings = findings;
    }

    @Override
    public void accept(RpcExchange call, ClaimedTool claimed) {
        if (call.isCall()) {
            claimed.commands()
                    .forEach(tool -> call.content()
                            .flatMap(tool.stderr()::at)
                            .filter(JsonNode::isTextual)
                            .ifPresent(stderr -> judge(call, tool, stderr.textValue())));
        }
    }

    private void judge(RpcExchange call, CommandTool tool, String stderr) {
        long bytes = Utf8Text.bytes(stderr);
        findings.observed("CS-E-01");
        if (bytes > StderrOracle.MOST) {
            String what = tool.stderr() + " has " + bytes + " bytes, must be cut to " + StderrOracle.CAP;
            says(call, "CS-E-01", tool.stderr(), what, StderrOracle.CAP + " bytes or fewer");
        }
        if (tool.stderrInfo().equals(tool.info())) {
            return; // the info may be that of stdout
        }
        Optional<JsonNode> info = call.content().flatMap(tool.stderrInfo()::at).filter(JsonNode::isObject);
        if (info.isPresent() && StderrOracle.looksCut(stderr)) {
            findings.observed("CS-E-03");
            StderrOracle.info(info.get(), stderr).forEach(fault -> {
                Pointer place = tool.stderrInfo().child(fault.member());
                String what = place + " is " + ShownMessages.at(fault.seen()) + ", must be " + fault.expected();
                says(call, "CS-E-03", place, what, fault.expected());
            });
        } else if (bytes <= StderrOracle.CAP / 2 && !wasLong(info)) {
            findings.observed("CS-E-08");
            info.ifPresent(one -> says(
                    call,
                    "CS-E-08",
                    tool.stderrInfo(),
                    tool.stderrInfo() + " is " + ShownMessages.at(info) + ", must be absent beside a short stderr",
                    "absent"));
        }
    }

    private static boolean wasLong(Optional<JsonNode> info) {
        return info.flatMap(one -> WholeNumber.of(one.path("original_bytes")))
                .filter(bytes -> bytes.compareTo(BigInteger.valueOf(StderrOracle.CAP)) > 0)
                .isPresent();
    }

    private void says(RpcExchange call, String row, Pointer inContent, String what, String expected) {
        new Demand(findings, call, row).says(ListPages.place(call, inContent), what, expected);
    }
}
