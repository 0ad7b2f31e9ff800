package org.contexttck.harness.explore.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.explore.Conversation;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.monitor.MonitorFinding;
import org.contexttck.harness.monitor.Monitors;
import org.contexttck.harness.monitor.Observed;
import org.contexttck.harness.monitor.Setting;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.RequestedCall;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Channel;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.Unreachable;

/**
 * Calls on one connection, one after the other, some of them at once.
 *
 * @param turns what is asked at once, in order; none is empty
 */
record CallSequence(ServerTarget target, Setting setting, List<List<Ask>> turns) implements Conversation {

    static final String AT_ONCE = "calls at once";
    static final String AGAIN = "the same call again";
    static final String MIXED = "tools of several sorts";
    static final List<String> DIMENSIONS = List.of(AT_ONCE, AGAIN, MIXED);

    private static final Channel CHANNEL = Channel.of(Channel.Kind.SERVER, "explored");

    @Override
    public List<String> steps() {
        return turns.stream()
                .map(turn -> (turn.size() > 1 ? "at once: " : "")
                        + turn.stream().map(Ask::line).collect(Collectors.joining(" | ")))
                .toList();
    }

    @Override
    public Set<String> dimensions() {
        Set<String> all = new LinkedHashSet<>();
        asks().forEach(ask -> all.addAll(ask.dimensions()));
        if (turns.stream().anyMatch(turn -> turn.size() > 1)) {
            all.add(AT_ONCE);
        }
        Set<String> lines = new HashSet<>();
        if (!asks().map(Ask::line).allMatch(lines::add)) {
            all.add(AGAIN);
        }
        if (asks().map(Object::getClass).distinct().count() > 1) {
            all.add(MIXED);
        }
        return all;
    }

    private Stream<Ask> asks() {
        return turns.stream().flatMap(List::stream);
    }

    @Override
    public Findings hold(boolean alone) throws Unreachable, InterruptedException {
        Connection connection = alone ? target.fresh() : target.shared();
        try {
            return hold(connection);
        } finally {
            if (alone) {
                target.release(connection);
            }
        }
    }

    /** What stays unanswered is judged on the wire; to ask it again and again would take too long. */
    private Findings hold(Connection connection) throws Unreachable, InterruptedException {
        Findings findings = new Findings();
        Findings everything = new Findings();
        Monitors monitors = Monitors.of(Role.SERVER, setting, everything);
        Map<String, ToolCall> before = new HashMap<>();
        for (List<Ask> turn : turns) {
            List<ToolCall> calls = asked(connection, turn);
            for (ToolCall call : calls) {
                if (call.answer().outcome() instanceof Answer.Silent) {
                    throw Unreachable.unanswered(
                            call.line() + ": " + call.answer().describe(), connection.stderrTail());
                }
            }
            calls.forEach(
                    call -> monitors.accept(observed(connection, call.answer().request())));
            calls.stream()
                    .map(call -> call.answer().message())
                    .flatMap(Optional::stream)
                    .sorted(Comparator.comparing(Message::order))
                    .forEach(message -> monitors.accept(observed(connection, message)));
            for (int i = 0; i < turn.size(); i++) {
                Ask ask = turn.get(i);
                ToolCall call = calls.get(i);
                if (turn.size() > 1 && call.refused()) {
                    continue; // a server may be busy with the others
                }
                ask.judge(call, findings);
                Optional.ofNullable(before.put(ask.line(), call)).ifPresent(one -> ask.judge(one, call, findings));
            }
            if (!connection.alive()) {
                break;
            }
        }
        monitors.end();
        take(everything, findings);
        return findings;
    }

    private static List<ToolCall> asked(Connection connection, List<Ask> turn) throws InterruptedException {
        if (turn.size() == 1) {
            Ask ask = turn.get(0);
            return List.of(connection.call(ask.tool(), "", ask.arguments()));
        }
        List<Answer> answers = connection.callAtOnce(turn.stream()
                .map(ask -> new RequestedCall(ask.tool(), ask.arguments()))
                .toList());
        List<ToolCall> calls = new ArrayList<>();
        for (int i = 0; i < turn.size(); i++) {
            Ask ask = turn.get(i);
            calls.add(new ToolCall(connection, ask.tool(), "", ask.arguments(), answers.get(i)));
        }
        return calls;
    }

    private static Observed observed(Connection connection, Message message) {
        return new Observed(CHANNEL, connection.transcript(), message);
    }

    /** The wire itself is judged on every message of a run, and needs all of them. */
    private static void take(Findings monitored, Findings findings) {
        for (String requirement : monitored.requirements()) {
            if (!requirement.startsWith("W-")) {
                for (int i = 0; i < monitored.observations(requirement); i++) {
                    findings.observed(requirement);
                }
                monitored.of(requirement).stream()
                        .map(MonitorFinding::fault)
                        .forEach(fault -> findings.broke(requirement, fault));
            }
        }
    }
}
