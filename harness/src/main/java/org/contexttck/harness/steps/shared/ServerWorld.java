package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Pointer;
import org.picocontainer.Disposable;

/**
 * What a scenario about a server works with: its connection, and the tool calls that the next check looks at. What the
 * server does not offer ends up as evidence, never as an exception.
 */
public final class ServerWorld implements Disposable {

    private final ServerTarget target;
    private final Evidence evidence;
    private final List<ToolCall> calls = new ArrayList<>();
    private final Set<String> setAside = new HashSet<>();
    private Optional<Connection> own = Optional.empty();

    public ServerWorld(ServerTarget target, Evidence evidence) {
        this.target = target;
        this.evidence = evidence;
    }

    public Evidence evidence() {
        return evidence;
    }

    /** From here on the scenario has a connection of its own. */
    public void useFreshConnection() throws InterruptedException {
        try {
            own = Optional.of(target.fresh());
        } catch (Unreachable gone) {
            blocked(gone);
        }
    }

    /** From here on the scenario uses this connection, which it closes at its end. */
    public void use(Connection connection) {
        own.ifPresent(target::release);
        own = Optional.of(connection);
    }

    /** The scenario's connection; empty, and the scenario blocked, if there is none to be had. */
    public Optional<Connection> connection() throws InterruptedException {
        try {
            Connection connection = own.isPresent() ? own.get() : target.shared();
            evidence.recordedIn(connection.transcript());
            return Optional.of(connection);
        } catch (Unreachable gone) {
            blocked(gone);
            return Optional.empty();
        }
    }

    /** Whether the server lists a claimed tool; if not, the scenario is blocked. */
    public boolean offers(String tool) throws InterruptedException {
        try {
            if (target.tools().contains(tool)) {
                return true;
            }
            String end = target.list().complete()
                    ? ""
                    : ", which ended with " + target.list().last().describe();
            evidence.blocked("tool \"" + tool + "\" is claimed but not in tools/list" + end);
        } catch (Unreachable gone) {
            blocked(gone);
        }
        return false;
    }

    /** Whether the server lists a tool. */
    public boolean lists(String tool) throws InterruptedException {
        try {
            return target.tools().contains(tool);
        } catch (Unreachable gone) {
            blocked(gone);
            return false;
        }
    }

    /** How the server describes a claimed tool; empty, and the scenario blocked, if it does not list it. */
    public Optional<ObjectNode> description(String tool) throws InterruptedException {
        try {
            return offers(tool) ? Optional.of(target.listing().get(tool)) : Optional.empty();
        } catch (Unreachable gone) {
            blocked(gone);
            return Optional.empty();
        }
    }

    /** Calls a claimed tool; empty if the server does not offer it or cannot be reached. */
    public Optional<ToolCall> call(String tool, String purpose, ObjectNode arguments) throws InterruptedException {
        Optional<Connection> connection = offers(tool) ? connection() : Optional.empty();
        if (connection.isEmpty()) {
            return Optional.empty();
        }
        ToolCall call = connection.get().call(tool, purpose, arguments);
        if (call.answer().unclear()) {
            evidence.unclear(call.line() + ": " + call.answer().describe());
        }
        return Optional.of(call);
    }

    /** Lets time pass, in which the server may do something. */
    public void pause(Duration time) throws InterruptedException {
        target.pause(time);
    }

    private void blocked(Unreachable gone) {
        if (gone.isUnanswered()) {
            evidence.unclear(gone.getMessage());
        }
        evidence.blocked(gone.getMessage());
    }

    /** Puts a call before the checks that follow, unless its tool was set aside. */
    public void lookAt(ToolCall call) {
        if (!setAside.contains(call.tool())) {
            calls.add(call);
        }
    }

    /** From here on looks at no call of this tool: what the scenario compares with was not seen there. */
    public void setAside(String tool, String reason) {
        setAside.add(tool);
        evidence.inconclusive(reason);
    }

    /** Whether what the scenario compares with was not seen at this tool. */
    public boolean isSetAside(String tool) {
        return setAside.contains(tool);
    }

    /** The calls that checks look at, in order. */
    public List<ToolCall> calls() {
        return List.copyOf(calls);
    }

    /** The calls that checks look at whose result is a JSON object; the others block the scenario. */
    public List<ToolCall> results() {
        List<ToolCall> results = new ArrayList<>();
        for (ToolCall call : calls) {
            if (call.result().isPresent()) {
                results.add(call);
            } else {
                evidence.blocked(call.line() + ": " + call.answer().describe());
            }
        }
        return results;
    }

    /** Stops looking at some of the calls. */
    public void lookOnlyAt(List<ToolCall> kept) {
        calls.retainAll(kept);
    }

    /** Looks at a call, or at a place in its result; a finding is shown with the messages of the call. */
    public Check check(ToolCall call) {
        return new Check(evidence, fault -> broke(call, fault), call.tool(), call.line() + ": ");
    }

    /** Looks at a place in the result of a call. */
    public Check check(ToolCall call, Pointer place) {
        return check(call).at(place, call.at(place));
    }

    /** Records a fault of one call, with its messages. */
    public void broke(ToolCall call, Fault finding) {
        evidence.broke(finding.shownBy(
                call.connection().transcript(), call.connection().exchange(call.answer())));
    }

    @Override
    public void dispose() {
        own.ifPresent(target::release);
    }
}
