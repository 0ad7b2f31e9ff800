package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.schema.SchemaCheck;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.JsonEquality;

/** What became of an envelope on its way to a participant (SC-G-01 to SC-G-04, SC-G-08; R21, R25). */
final class EnvelopeChanges {

    private static final int MOST = 3;

    /** What a gateway may put right, or is judged for elsewhere. */
    private static final Set<String> ITS_OWN = Set.of("from", "protocol");

    private final Findings findings;
    private final SchemaCheck envelope;

    EnvelopeChanges(Setting setting, Findings findings) {
        this.findings = findings;
        this.envelope = setting.schemas().schema(JudgingSchemas.ENVELOPE);
    }

    /** Compares what arrived with what was sent. */
    void judge(SentEnvelope sent, Observed arrival) {
        findings.observed("SC-G-03");
        findings.observed("SC-G-04");
        if (sent.inContext()) {
            findings.observed("SC-G-01");
            findings.observed("SC-G-08");
        }
        if (envelope.validate(sent.json()).isEmpty()) {
            envelope.validate(arrival.json()).stream().limit(1).forEach(wrong -> {
                String what = sent.line() + ", at " + arrival.channel().party() + ": " + wrong.pointer() + " "
                        + wrong.message() + ", which it was not when it was sent";
                Fault fault = Fault.of("", what, "valid by " + wrong.schemaLocation(), wrong.message())
                        .at(wrong.pointer(), "");
                findings.broke("SC-G-04", ShownMessages.by(fault, sent.message(), arrival));
            });
        }
        List<Difference> differences = JsonDiff.between(sent.json(), arrival.json());
        differences.stream()
                .filter(one -> relevant(sent, one))
                .limit(MOST)
                .forEach(one -> broke(row(one), sent, arrival, one));
        differences.stream()
                .filter(one ->
                        sent.inContext() && one.pointer().equals("/context") && one.kind() == Difference.Kind.LOST)
                .forEach(one -> broke("SC-G-08", sent, arrival, one));
    }

    /** Compares the context alone: the rest of a copy, such as one from a history, may be the gateway's own. */
    void judgeContext(SentEnvelope sent, Observed arrival) {
        if (sent.inContext()) {
            findings.observed("SC-G-01");
        }
        JsonDiff.between(sent.json(), arrival.json()).stream()
                .filter(one -> member(one).equals("context") && relevant(sent, one))
                .limit(MOST)
                .forEach(one -> broke(row(one), sent, arrival, one));
    }

    private static boolean relevant(SentEnvelope sent, Difference one) {
        String member = member(one);
        boolean within = one.pointer().indexOf('/', 1) > 0;
        if (ITS_OWN.contains(member)) {
            return false;
        }
        if (member.equals("context")) {
            return sent.inContext() || !sent.json().has("context");
        }
        return within || one.kind() != Difference.Kind.ADDED;
    }

    private static String row(Difference one) {
        return switch (member(one)) {
            case "context" -> {
                boolean added = one.pointer().equals("/context") && one.kind() == Difference.Kind.ADDED;
                yield added ? "SC-G-03" : isOfDigits(one) ? "SC-G-02" : "SC-G-01";
            }
            case "kind", "payload" -> "SC-G-03";
            default -> "SC-G-04";
        };
    }

    /** Whether a number was changed by no more than a reader of doubles does, for which one beyond all of them is none. */
    private static boolean isOfDigits(Difference one) {
        Optional<JsonNode> sent = one.left().filter(JsonNode::isNumber);
        return sent.filter(number -> Double.isInfinite(number.doubleValue())).isPresent()
                || sent.isPresent()
                        && one.right().filter(JsonNode::isNumber).isPresent()
                        && JsonEquality.equalAsDoubles(sent.get(), one.right().get());
    }

    private static String member(Difference one) {
        String pointer = one.pointer();
        int end = pointer.indexOf('/', 1);
        return pointer.isEmpty() ? "" : pointer.substring(1, end < 0 ? pointer.length() : end);
    }

    private void broke(String row, SentEnvelope sent, Observed arrival, Difference one) {
        Fault fault = Fault.of(
                        "",
                        sent.line() + ", at " + arrival.channel().party() + ": " + one.text() + ", must arrive as sent",
                        ShownMessages.at(one.left()),
                        ShownMessages.at(one.right()))
                .at(
                        one.pointer(),
                        one.right().map(value -> ShownMessages.at(one.right())).orElse(""));
        findings.broke(row, ShownMessages.by(fault, sent.message(), arrival));
    }
}
