package org.contexttck.harness.monitor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.contexttck.harness.monitor.Differential.Part;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Channel;
import org.contexttck.json.Difference;
import org.contexttck.json.JsonEquality;

/**
 * What goes into an intermediary against what comes out: each result in front of it is the one that the server behind has given
 * to the same call, in every part (TC-X-01 to TC-X-04, TC-X-06, TC-X-07), an error says the same (TC-X-10), and the server is
 * asked once (TC-X-11). Calls are told apart by their arguments, so that an answer to another call is seen as such; where two
 * calls in flight are alike, either will do.
 */
final class Relays implements Monitor {

    static final Set<String> ROWS =
            Set.of("TC-X-01", "TC-X-02", "TC-X-03", "TC-X-04", "TC-X-06", "TC-X-07", "TC-X-10", "TC-X-11");

    private static final int MOST = 3;
    private static final int MOST_WAITING = 200;
    private static final String HINTS = "/_meta/contextHints";

    private final Findings findings;
    private final RpcExchanges exchanges = new RpcExchanges();
    private final Revisions revisions = new Revisions();
    private final List<RpcExchange> behind = new ArrayList<>();
    private final Map<String, String> names = new HashMap<>();

    /** How many answers of the server the client is still to get, by the arguments of its calls. */
    private final Map<JsonNode, Integer> owed = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<JsonNode, Integer> eldest) {
            return size() > MOST_WAITING;
        }
    };

    Relays(Findings findings) {
        this.findings = findings;
    }

    @Override
    public void accept(Observed message) {
        revisions.next(message);
        JsonNode said = message.json();
        if (message.channel().kind() == Channel.Kind.FRONT
                && said.path("method").asText("").equals("tools/call")) {
            owed.merge(RpcExchange.arguments(said), 1, Integer::sum);
        }
        Optional<RpcExchange> exchange = exchanges.next(message);
        exchange.ifPresent(revisions::next);
        exchange.filter(RpcExchange::isCall).ifPresent(this::judge);
    }

    private void judge(RpcExchange call) {
        Channel.Kind kind = call.answer().channel().kind();
        if (kind == Channel.Kind.BEHIND) {
            once(call);
            behind.add(call);
            if (behind.size() > MOST_WAITING) {
                behind.remove(0);
            }
        } else if (kind == Channel.Kind.FRONT) {
            List<RpcExchange> same = behind.stream()
                    .filter(one -> JsonEquality.equal(one.arguments(), call.arguments()))
                    .toList();
            if (same.size() == 1) {
                behind.remove(same.get(0));
                if (bothAreResults(same.get(0), call)) {
                    names.put(same.get(0).tool(), call.tool());
                    compare(same.get(0), call);
                } else if (!same.get(0).result().isObject() && !call.succeeded()) {
                    error(same.get(0), call);
                }
            } else {
                // of calls that are alike the others are still to come
                Optional<RpcExchange> own = same.stream()
                        .filter(one -> arrivedAsSent(one, call))
                        .findFirst()
                        .or(() -> same.stream()
                                .filter(one -> isRefusalOf(one, call))
                                .findFirst());
                behind.removeAll(own.map(List::of).orElse(same));
            }
        }
    }

    /** Of what was made before the recording began, nothing is known. */
    private void once(RpcExchange call) {
        Integer answers = owed.get(call.arguments());
        if (answers == null) {
            return;
        }
        findings.observed("TC-X-11");
        if (answers > 0) {
            owed.put(call.arguments(), answers - 1);
        } else {
            findings.broke(
                    "TC-X-11",
                    call.shown(Fault.of(
                            call.tool(),
                            call.call() + ": reached the server more often than the client called",
                            "one call",
                            "another one")));
        }
    }

    private Differential differential(RpcExchange server, RpcExchange client) {
        return Differential.between(
                (ObjectNode) server.result(),
                revisions.of(server.answer()),
                (ObjectNode) client.result(),
                revisions.of(client.answer()),
                UnaryOperator.identity());
    }

    private static boolean bothAreResults(RpcExchange server, RpcExchange client) {
        return server.result().isObject() && client.result().isObject();
    }

    /** Whether what came out is what went in. */
    private boolean arrivedAsSent(RpcExchange server, RpcExchange client) {
        if (!bothAreResults(server, client)) {
            return isRefusalOf(server, client) && errors(server, client).isEmpty();
        }
        Differential differential = differential(server, client);
        return differential.all().size() == differential.rounded().size();
    }

    /** Whether a refusal came out where one went in, in whatever form. */
    private static boolean isRefusalOf(RpcExchange server, RpcExchange client) {
        return !bothAreResults(server, client) && !server.succeeded() && !client.succeeded();
    }

    private void compare(RpcExchange server, RpcExchange client) {
        Differential differential = differential(server, client);
        boolean plain = !server.result().has("_meta");
        part(server, client, plain ? "TC-X-06" : "TC-X-01", differential.in(Part.CONTEXT));
        if (names.entrySet().stream().allMatch(one -> one.getKey().equals(one.getValue()))) {
            part(server, client, plain ? "TC-X-06" : "TC-X-02", differential.in(Part.HINTS));
        } else {
            part(server, client, "TC-X-02", lost(differential.in(Part.HINTS)));
        }
        part(server, client, "TC-X-03", differential.in(Part.DATA));
        part(server, client, "TC-X-04", differential.in(Part.OTHER_META));
        part(server, client, "TC-X-07", differential.rounded());
    }

    /** Where tools are renamed, all but the names in the hints has to stay. */
    private static List<Difference> lost(List<Difference> hints) {
        return hints.stream()
                .filter(one -> !one.pointer().matches(HINTS + "/\\d+/(tool|consumedBy)"))
                .toList();
    }

    private void error(RpcExchange server, RpcExchange client) {
        boolean asError = client.answer().json().has("error");
        List<Difference> differences = Differential.ofErrors(
                Optional.of(server.answer().message()),
                Optional.of(client.answer().message()));
        differences(
                server, client, "TC-X-10", differences, one -> asError ? "/error" + one.pointer() : "/result/content");
    }

    private static List<Difference> errors(RpcExchange server, RpcExchange client) {
        return Differential.ofErrors(
                Optional.of(server.answer().message()),
                Optional.of(client.answer().message()));
    }

    private void part(RpcExchange server, RpcExchange client, String row, List<Difference> differences) {
        differences(server, client, row, differences, one -> "/result" + one.pointer());
    }

    private void differences(
            RpcExchange server,
            RpcExchange client,
            String row,
            List<Difference> differences,
            Function<Difference, String> place) {
        findings.observed(row);
        differences.stream().limit(MOST).forEach(one -> {
            Fault fault = Fault.of(
                            client.tool(),
                            client.call() + ": " + one.text() + ", must arrive as sent",
                            ShownMessages.at(one.left()),
                            ShownMessages.at(one.right()))
                    .at(
                            place.apply(one),
                            one.right().map(it -> ShownMessages.at(one.right())).orElse(""));
            findings.broke(row, ShownMessages.by(fault, server.answer(), client.answer()));
        });
    }
}
