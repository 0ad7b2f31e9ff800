package org.contexttck.harness.steps.wire;

import io.cucumber.java.en.Then;
import java.util.List;
import org.contexttck.harness.audit.AuditedConnection;
import org.contexttck.harness.audit.WireAudits;
import org.contexttck.harness.audit.WireFinding;
import org.contexttck.harness.audit.WireRule;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Excerpt;
import org.contexttck.reports.event.ExcerptDirection;

/** Looks back at everything that the client sent to the kit's servers (W-C-01). */
public final class ClientWireSteps {

    private final WireAudits audit;
    private final Evidence evidence;

    public ClientWireSteps(WireAudits audit, Evidence evidence) {
        this.audit = audit;
        this.evidence = evidence;
    }

    @Then("every message that the client has sent so far was valid for the MCP revision spoken")
    public void validMessages() {
        for (AuditedConnection client : clients()) {
            evidence.observed(client.observations(WireRule.VALID_MESSAGES));
            evidence.recordedIn(client.transcript());
            client.findings().forEach(finding -> evidence.broke(evidenceOf(finding, client)));
        }
    }

    /** Those of the scenario's own conversation, whose names begin like that of its model, or all if it has none. */
    private List<AuditedConnection> clients() {
        String begin = evidence.transcript().replaceFirst("model\\.jsonl$", "");
        return audit.clients().stream()
                .filter(client -> client.transcript().startsWith(begin))
                .toList();
    }

    private static Fault evidenceOf(WireFinding finding, AuditedConnection client) {
        List<Excerpt> shown = finding.orders().stream()
                .filter(client.texts()::containsKey)
                .map(order -> new Excerpt(
                        order, ExcerptDirection.RECEIVED, client.texts().get(order)))
                .toList();
        return WireFindings.fault(finding, client.transcript(), shown);
    }
}
