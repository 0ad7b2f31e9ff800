package org.contexttck.harness.steps.wire;

import java.util.List;
import java.util.function.Predicate;
import org.contexttck.harness.audit.AuditedConnection;
import org.contexttck.harness.audit.WireAudits;
import org.contexttck.harness.audit.WireFinding;
import org.contexttck.harness.audit.WireRule;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.reports.event.Excerpt;

/** Turns what the audit of the wire found into evidence. */
public final class WireFindings {

    private final WireAudits audit;
    private final ServerTarget target;
    private final Evidence evidence;

    public WireFindings(WireAudits audit, ServerTarget target, Evidence evidence) {
        this.audit = audit;
        this.target = target;
        this.evidence = evidence;
    }

    /** Answers that were repeated, unasked for or missing on one connection. */
    void answersOn(Connection connection) {
        report(WireRule.ONE_ANSWER, entry -> entry.transcript().equals(connection.transcript()));
    }

    /** What broke a rule on any connection of the run, with how much was held against it. */
    void ofRun(WireRule rule) {
        audit.servers().forEach(entry -> evidence.observed(entry.observations(rule)));
        report(rule, entry -> true);
        if (rule == WireRule.ONE_ANSWER) {
            audit.unclear().forEach(evidence::inconclusive);
        }
    }

    /** @throws IllegalStateException if the kit itself sent something wrong in this run */
    void demandOwnMessagesValid() {
        List<String> own = audit.servers().stream()
                .flatMap(entry -> entry.ownFaults().stream())
                .toList();
        if (!own.isEmpty()) {
            throw new IllegalStateException("the kit itself sent an invalid message: " + own.get(0));
        }
    }

    private void report(WireRule rule, Predicate<AuditedConnection> which) {
        for (AuditedConnection entry : audit.servers()) {
            if (which.test(entry)) {
                for (WireFinding finding : entry.findings(rule)) {
                    evidence.broke(evidenceOf(finding, entry.transcript()));
                }
            }
        }
    }

    private Fault evidenceOf(WireFinding finding, String transcript) {
        List<Excerpt> shown = target.exchange(
                transcript, finding.orders().stream().mapToLong(Long::longValue).toArray());
        return fault(finding, transcript, shown);
    }

    /** What was found, with the messages that show it. */
    static Fault fault(WireFinding finding, String transcript, List<Excerpt> shown) {
        return Fault.of(finding.subject(), finding.headline(), finding.expected(), finding.seen())
                .at(finding.pointer(), "")
                .shownBy(transcript, shown);
    }
}
