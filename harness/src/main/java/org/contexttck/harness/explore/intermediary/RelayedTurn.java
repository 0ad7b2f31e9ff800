package org.contexttck.harness.explore.intermediary;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.monitor.Differential;
import org.contexttck.harness.monitor.Differential.Part;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.target.intermediary.IntermediaryPassage;
import org.contexttck.harness.target.intermediary.IntermediaryPassage.Passed;
import org.contexttck.harness.target.intermediary.IntermediaryRelay;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.json.Difference;
import org.contexttck.json.Json;
import org.contexttck.json.JsonDiff;
import org.contexttck.json.JsonEquality;

/**
 * Calls that were made at once, each held against what was sent on the other side: its arguments (TC-X-08), its answer
 * (TC-X-01 to TC-X-07), whether that is its own (TC-X-09), what a
 * refusal says (TC-X-10), and that the server was asked once (TC-X-11).
 *
 * @param calls as they were drawn
 * @param passed how each of them went
 */
record RelayedTurn(IntermediaryPassage passage, List<DrawnCall> calls, List<Passed> passed, Findings findings) {

    /** Their data is not only a result's, but that of another protocol. */
    private static final Set<String> SAVING = Set.of("list_entries", "build_log", "context");

    /** More than any two results differ in. */
    private static final int FAR = 1_000_000;

    void judge() {
        List<IntermediaryRelay> relays = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            relays.add(new IntermediaryRelay(passage, calls.get(i).tool(), passed.get(i)));
        }
        boolean whole = true;
        for (IntermediaryRelay relay : relays) {
            whole &= arrived(relay);
        }
        once(relays);
        // where arguments have changed it is not known which call is which
        if (whole || calls.size() == 1) {
            ownAnswers(relays).forEach(relay -> answered(relay, relays));
        }
    }

    /** Whether a call reached the server as it was made; a finding if not, unless it was refused. */
    private boolean arrived(IntermediaryRelay relay) {
        findings.observed("TC-X-08");
        if (relay.arrived().isEmpty()) {
            // of several one may have been taken for another, and that is told of the other
            if (calls.size() == 1
                    && relay.received().filter(result -> !isError(result)).isPresent()) {
                broke(relay, "TC-X-08", "was answered without asking the server", "the call", "none");
            } else if (calls.size() == 1 && isUnanswered(relay)) {
                broke(
                        relay,
                        "TC-X-08",
                        "never reached the server: " + relay.through().describe(),
                        "the call",
                        "none");
            }
            return false;
        }
        List<Difference> changed = JsonDiff.between(
                        relay.passed().arguments(), relay.arrived().get())
                .stream()
                .filter(one -> !onlyDigits(one))
                .toList();
        changed.stream()
                .limit(1)
                .forEach(one -> broke(
                        relay,
                        "TC-X-08",
                        "/params/arguments" + one.pointer() + " was " + shown(one.left())
                                + " when the client sent it, and reached the server as " + shown(one.right()),
                        shown(one.left()),
                        shown(one.right())));
        return changed.isEmpty();
    }

    private static boolean onlyDigits(Difference one) {
        return one.left().filter(JsonNode::isNumber).isPresent()
                && one.right()
                        .filter(right -> JsonEquality.equalAsDoubles(one.left().get(), right))
                        .isPresent();
    }

    /** A call that is made again takes the answer of an equal one that is still to come, so all of them are counted. */
    private void once(List<IntermediaryRelay> relays) {
        findings.observed("TC-X-11");
        int all = relays.stream().mapToInt(IntermediaryRelay::times).sum();
        relays.stream()
                .filter(relay -> all > relays.size() && relay.times() > 1)
                .limit(1)
                .forEach(relay -> broke(
                        relay,
                        "TC-X-11",
                        "reached the server " + relay.times() + " times",
                        "one call",
                        relay.times() + " calls"));
    }

    /** Of equal calls nobody can tell which is which: each is taken for the one whose answer it got, as far as that goes. */
    private List<IntermediaryRelay> ownAnswers(List<IntermediaryRelay> relays) {
        List<IntermediaryRelay> own = new ArrayList<>(relays);
        for (int i = 0; i < own.size(); i++) {
            for (int j = i + 1; j < own.size(); j++) {
                IntermediaryRelay one = crossed(own.get(i), own.get(j));
                IntermediaryRelay other = crossed(own.get(j), own.get(i));
                if (calls.get(i).isEqual(calls.get(j))
                        && distance(one) + distance(other) < distance(own.get(i)) + distance(own.get(j))) {
                    own.set(i, one);
                    own.set(j, other);
                }
            }
        }
        return own;
    }

    /** One call, with what the server sent for another. */
    private static IntermediaryRelay crossed(IntermediaryRelay one, IntermediaryRelay other) {
        Passed own = one.passed();
        Passed passed = new Passed(
                own.offered(), own.arguments(), own.arrived(), own.direct(), other.sent(), own.through(), own.times());
        return new IntermediaryRelay(one.passage(), one.tool(), passed);
    }

    /** How far what arrived is from what was sent. */
    private int distance(IntermediaryRelay relay) {
        boolean refused = relay.through().outcome() instanceof Answer.RpcError;
        if (relay.original().isEmpty()) {
            return refused ? 0 : isRefused(relay) ? 1 : FAR;
        }
        return relay.received().isEmpty() ? FAR : differential(relay).all().size();
    }

    private boolean isAsSent(IntermediaryRelay relay) {
        if (relay.original().isEmpty() || relay.received().isEmpty()) {
            return relay.original().isEmpty() && isRefused(relay);
        }
        Differential differential = differential(relay);
        return differential.all().size() == differential.rounded().size();
    }

    private void answered(IntermediaryRelay relay, List<IntermediaryRelay> all) {
        if (relay.sent().isEmpty() || relay.through().unclear()) {
            return;
        }
        String row = SAVING.contains(relay.tool()) ? "TC-X-05" : "TC-X-03";
        if (relay.original().isEmpty()) {
            findings.observed("TC-X-03");
            if (!isRefused(relay)) {
                String seen =
                        relay.received().map(Json::write).orElse(relay.through().describe());
                broke(relay, "TC-X-03", "the server's refusal was lost: " + OneLine.of(seen, 120), "an error", seen);
            } else if (all.size() == 1) {
                part(
                        relay,
                        "TC-X-10",
                        Differential.ofErrors(relay.sent(), relay.through().message()));
            }
        } else if (relay.received().isEmpty()) {
            findings.observed(row);
            String seen = relay.through().describe();
            broke(relay, row, "the whole result was lost: " + seen, "the result that the server sent", seen);
        } else if (!isOfAnother(relay, all)) {
            parts(relay, row);
        }
    }

    private boolean isOfAnother(IntermediaryRelay relay, List<IntermediaryRelay> all) {
        if (all.size() == 1) {
            return false;
        }
        findings.observed("TC-X-09");
        boolean another = !isAsSent(relay)
                && all.stream()
                        .filter(other -> other.original().isPresent())
                        .anyMatch(other -> isAsSent(crossed(relay, other)));
        if (another) {
            broke(
                    relay,
                    "TC-X-09",
                    "got the answer to another call in flight",
                    Json.write(relay.original().orElseThrow()),
                    Json.write(relay.received().orElseThrow()));
        }
        return another;
    }

    private void parts(IntermediaryRelay relay, String data) {
        Differential differential = differential(relay);
        boolean plain = !relay.original().orElseThrow().has("_meta");
        part(relay, plain ? "TC-X-06" : "TC-X-01", differential.in(Part.CONTEXT));
        part(relay, plain ? "TC-X-06" : "TC-X-02", differential.in(Part.HINTS));
        part(relay, "TC-X-04", differential.in(Part.OTHER_META));
        part(relay, data, differential.in(Part.DATA));
        part(relay, "TC-X-07", differential.rounded());
    }

    private void part(IntermediaryRelay relay, String row, List<Difference> differences) {
        findings.observed(row);
        differences.stream()
                .limit(1)
                .forEach(one ->
                        broke(relay, row, one.text() + ", must arrive as sent", shown(one.left()), shown(one.right())));
    }

    private Differential differential(IntermediaryRelay relay) {
        ObjectNode sent = relay.original().orElseThrow();
        ObjectNode received = relay.received().orElseThrow();
        return Differential.between(
                sent,
                passage.behind(),
                received,
                passage.front(),
                name -> passage.tools().offered(name).orElse(name));
    }

    private static boolean isRefused(IntermediaryRelay relay) {
        return relay.through().outcome() instanceof Answer.RpcError
                || relay.received().filter(RelayedTurn::isError).isPresent();
    }

    /** Of its own choice: it did something else meanwhile. */
    private static boolean isUnanswered(IntermediaryRelay relay) {
        return relay.through().outcome() instanceof Answer.Silent
                && !relay.through().unclear();
    }

    private static boolean isError(ObjectNode result) {
        return result.path("isError").asBoolean();
    }

    private static String shown(Optional<JsonNode> value) {
        return value.map(Json::write).map(text -> OneLine.of(text, 120)).orElse("absent");
    }

    private void broke(IntermediaryRelay relay, String row, String what, String expected, String seen) {
        String headline = DrawnCall.asDrawn(relay.tool() + " (" + passage.eras() + "): " + what);
        findings.broke(
                row,
                Fault.of("", headline, DrawnCall.asDrawn(expected), DrawnCall.asDrawn(seen))
                        .shownBy(passage.transcript(), relay.exchange()));
    }
}
