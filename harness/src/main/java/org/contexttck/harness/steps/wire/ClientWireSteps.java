package org.contexttck.harness.steps.wire;

import io.cucumber.java.en.Then;
import java.util.List;
import java.util.stream.Stream;
import org.contexttck.harness.audit.RunAudit;
import org.contexttck.harness.audit.WireFinding;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Direction;
import org.contexttck.reports.event.Excerpt;

/** Looks back at everything that the client sent to the kit's servers (W-C-01). */
public final class ClientWireSteps {

    private final RunAudit audit;
    private final Evidence evidence;

    public ClientWireSteps(RunAudit audit, Evidence evidence) {
        this.audit = audit;
        this.evidence = evidence;
    }

    @Then("every message that the client has sent so far was valid for the MCP revision spoken")
    public void validMessages() {
        for (RunAudit.ClientEntry client : clients()) {
            evidence.observed(client.audit().observations());
            evidence.recordedIn(client.transcript());
            client.audit().findings().forEach(finding -> evidence.broke(evidenceOf(finding, client)));
        }
    }

    /** Those of the scenario's own conversation, whose names begin like that of its model, or all if it has none. */
    private List<RunAudit.ClientEntry> clients() {
        String begin = evidence.transcript().replaceFirst("model\\.jsonl$", "");
        return audit.clients().stream()
                .filter(client -> client.transcript().startsWith(begin))
                .toList();
    }

    private static Fault evidenceOf(WireFinding finding, RunAudit.ClientEntry client) {
        List<Excerpt> shown = finding.orders().stream()
                .flatMap(order -> client.audit().text(order).stream()
                        .flatMap(text -> Stream.of(new Excerpt(order, Direction.RECEIVED, text))))
                .toList();
        return Fault.of(finding.subject(), finding.headline(), finding.expected(), finding.seen())
                .at(finding.pointer(), "")
                .shownBy(client.transcript(), shown);
    }
}
