package org.contexttck.harness.audit;

import java.util.List;
import java.util.Map;

/**
 * What was found on one connection so far.
 *
 * @param transcript the file of its messages, relative to the report folder
 * @param messageCount how many messages and anomalies were looked at
 * @param observed how many things were held against each rule: messages, requests, pieces of metadata
 * @param findings what broke a rule, in order; at most 50 for each rule
 * @param texts messages of findings, by their numbers, where the target is the client
 * @param ownFaults what the kit itself sent wrongly: faults of the kit, never of the target; at most 50
 */
public record AuditedConnection(
        String transcript,
        long messageCount,
        Map<WireRule, Integer> observed,
        List<WireFinding> findings,
        Map<Long, String> texts,
        List<String> ownFaults) {

    public AuditedConnection {
        observed = Map.copyOf(observed);
        findings = List.copyOf(findings);
        texts = Map.copyOf(texts);
        ownFaults = List.copyOf(ownFaults);
    }

    /** How many things were held against a rule. */
    public int observations(WireRule rule) {
        return observed.getOrDefault(rule, 0);
    }

    /** What broke a rule, in order. */
    public List<WireFinding> findings(WireRule rule) {
        return findings.stream().filter(one -> one.rule() == rule).toList();
    }
}
