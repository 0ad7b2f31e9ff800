package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.contexttck.harness.target.server.Connection;
import org.contexttck.harness.target.server.ServerTarget;
import org.contexttck.harness.target.server.ToolCall;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.json.Pointer;
import org.contexttck.reports.event.Outcome;

/**
 * What a scenario about a server works with: its connection, and the tool calls that the next check looks at. What the
 * server does not offer ends up as evidence, never as an exception.
 */
public final class ServerWorld implements AutoCloseable {

    private final ServerTarget target;
    private final Evidence evidence;
    private final List<Looked> looked = new ArrayList<>();
    private final Set<String> setAside = new HashSet<>();
    private final Set<String> silent = new HashSet<>();
    private Optional<Connection> own = Optional.empty();
    private Optional<Connection> used = Optional.empty();

    private record Looked(ToolCall call, List<String> tried) {}

    public ServerWorld(ServerTarget target, Evidence evidence) {
        this.target = target;
        this.evidence = evidence;
    }

    public Evidence evidence() {
        return evidence;
    }

    /** Something that may find nobody there. */
    public interface Reaching<T> {

        T get() throws Unreachable, InterruptedException;
    }

    /** What somebody brings who has to be reached for it; empty, and the scenario blocked, if nobody is. */
    public <T> Optional<T> reached(Reaching<T> reaching) throws InterruptedException {
        try {
            return Optional.of(reaching.get());
        } catch (Unreachable gone) {
            if (gone.isUnanswered()) {
                evidence.unclear(gone.getMessage());
            }
            evidence.blocked(gone.getMessage());
            return Optional.empty();
        }
    }

    /** From here on the scenario has a connection of its own. */
    public void useFreshConnection() throws InterruptedException {
        own = reached(target::fresh);
    }

    /** From here on the scenario uses this connection, which it closes at its end. */
    public void use(Connection connection) {
        own.ifPresent(target::release);
        own = Optional.of(connection);
    }

    /** The scenario's connection; empty, and the scenario blocked, if there is none to be had. */
    public Optional<Connection> connection() throws InterruptedException {
        Optional<Connection> connection = own.isPresent() ? own : reached(target::shared);
        connection.ifPresent(one -> evidence.recordedIn(one.transcript()));
        used = connection;
        return connection;
    }

    /** Whether the server lists a claimed tool; if not, the scenario is blocked. */
    public boolean offers(String tool) throws InterruptedException {
        Optional<String> lacking = reached(() -> target.tools().contains(tool)
                ? ""
                : "tool \"" + tool + "\" is claimed but not in tools/list"
                        + (target.list().complete()
                                ? ""
                                : ", which ended with " + target.list().last().describe()));
        lacking.filter(reason -> !reason.isEmpty()).ifPresent(evidence::blocked);
        return lacking.filter(String::isEmpty).isPresent();
    }

    /** Whether the server lists a tool. */
    public boolean lists(String tool) throws InterruptedException {
        return reached(() -> target.tools().contains(tool)).orElse(false);
    }

    /** How the server describes a claimed tool; empty, and the scenario blocked, if it does not list it. */
    public Optional<ObjectNode> description(String tool) throws InterruptedException {
        return offers(tool) ? reached(() -> target.listing().get(tool)) : Optional.empty();
    }

    /** Whether a tool lists a parameter of this name, or says nothing of its parameters. */
    public boolean takes(String tool, String parameter) throws InterruptedException {
        return description(tool)
                .map(it -> it.path("inputSchema").path("properties"))
                .filter(properties -> !properties.isEmpty() && !properties.has(parameter))
                .isEmpty();
    }

    /** Calls a claimed tool; empty if the server does not offer it or cannot be reached. */
    public Optional<ToolCall> call(String tool, String purpose, ObjectNode arguments) throws InterruptedException {
        return made(tool, purpose, arguments, false);
    }

    /** As {@link #call}, but what was answered before on the same connection is not asked again. */
    public Optional<ToolCall> ask(String tool, String purpose, ObjectNode arguments) throws InterruptedException {
        return made(tool, purpose, arguments, true);
    }

    /** @param known whether an answer from before will do */
    private Optional<ToolCall> made(String tool, String purpose, ObjectNode arguments, boolean known)
            throws InterruptedException {
        Optional<Connection> connection = offers(tool) ? connection() : Optional.empty();
        if (connection.isEmpty()) {
            return Optional.empty();
        }
        Connection open = connection.get();
        Answer answer = known ? open.ask(tool, arguments) : open.callTool(tool, arguments);
        ToolCall call = new ToolCall(open, tool, purpose, arguments, answer);
        if (answer.unclear()) {
            evidence.unclear(call.line() + ": " + answer.describe());
        }
        return Optional.of(call);
    }

    /** Calls a claimed tool with each of some arguments. @param none what there is nothing to try for, if there are none */
    public List<ToolCall> calls(String tool, String purpose, List<ObjectNode> each, String none)
            throws InterruptedException {
        List<ToolCall> made = new ArrayList<>();
        if (each.isEmpty()) {
            evidence.nothingToTry(none);
        }
        for (ObjectNode arguments : each) {
            call(tool, purpose, arguments).ifPresent(made::add);
        }
        return made;
    }

    /** Blocks the scenario, since a call shows that the profile is wrong. @param what was seen, after the line of the call */
    public void correct(ToolCall call, String what, String key) {
        evidence.blocked(call.line() + what + "; correct `" + key + "` of this tool in the profile");
    }

    /** As {@link #ask}, but not once a call made so has had no answer at all. */
    public Optional<ToolCall> askWhileAnswered(String tool, String purpose, ObjectNode arguments)
            throws InterruptedException {
        return silent.contains(tool) ? Optional.empty() : heard(ask(tool, purpose, arguments));
    }

    /** As {@link #call}, but not once a call made so has had no answer at all. */
    public Optional<ToolCall> callWhileAnswered(String tool, String purpose, ObjectNode arguments)
            throws InterruptedException {
        return silent.contains(tool) ? Optional.empty() : heard(call(tool, purpose, arguments));
    }

    private Optional<ToolCall> heard(Optional<ToolCall> call) {
        call.filter(ToolCall::unanswered).ifPresent(one -> silent.add(one.tool()));
        return call;
    }

    /** Lets time pass, in which the server may do something. */
    public void pause(Duration time) throws InterruptedException {
        target.pause(time);
    }

    /** Puts a call before the checks that follow. */
    public void lookAt(ToolCall call) {
        lookAt(call, List.of());
    }

    /** Puts a call before the checks that follow. @param tried the names of the parameters that it was made to try */
    public void lookAt(ToolCall call, List<String> tried) {
        looked.add(new Looked(call, tried));
    }

    /** From here on looks at no call of this tool: what the scenario compares with was not seen there. */
    public void setAside(String tool, String reason) {
        setAside.add(tool);
        evidence.setAside(reason);
    }

    /** Whether what the scenario compares with was not seen at this tool. */
    public boolean isSetAside(String tool) {
        return setAside.contains(tool);
    }

    /** The calls that checks look at, in order, without those of tools that were set aside. */
    public List<ToolCall> calls() {
        return looked.stream()
                .map(Looked::call)
                .filter(call -> !isSetAside(call.tool()))
                .toList();
    }

    /** The parameters that a call was made to try; none if it was made for something else. */
    List<String> tried(ToolCall call) {
        return looked.stream()
                .filter(one -> one.call() == call)
                .flatMap(one -> one.tried().stream())
                .toList();
    }

    /** The calls that checks look at and that came back as a result or a refusal; the others block the scenario. */
    public List<ToolCall> answered() {
        return unless(ToolCall::unanswered);
    }

    /** The calls that checks look at whose result is a JSON object; the others block the scenario. */
    public List<ToolCall> results() {
        return unless(call -> call.result().isEmpty());
    }

    private List<ToolCall> unless(Predicate<ToolCall> blocks) {
        calls().stream()
                .filter(blocks)
                .forEach(call ->
                        evidence.blocked(call.line() + ": " + call.answer().describe()));
        return calls().stream().filter(blocks.negate()).toList();
    }

    /** Goes on with some of the calls only. @param reason follows the line of each other */
    public void lookOnlyAt(Predicate<ToolCall> which, String reason) {
        List<ToolCall> others = calls().stream().filter(which.negate()).toList();
        others.forEach(call -> evidence.setAside(call.line() + reason));
        looked.removeIf(one -> others.contains(one.call()));
    }

    /** Looks at a tool as the server lists it. */
    public Check check(String tool) {
        return new Check(evidence, fault -> fault, tool, tool + ": ");
    }

    /** Looks at a call, or at a place in its result; a finding is shown with the messages of the call. */
    public Check check(ToolCall call) {
        return check(call, ": ");
    }

    /** Looks at a call. @param apart what stands between the call and what is said of it */
    public Check check(ToolCall call, String apart) {
        return check(call.connection(), call.answer(), call.tool(), call.line() + apart);
    }

    /** Looks at an answer; a finding is shown with its messages. @param line what the headline begins with */
    public Check check(Connection connection, Answer answer, String tool, String line) {
        return new Check(
                evidence, fault -> fault.shownBy(connection.transcript(), connection.exchange(answer)), tool, line);
    }

    /** Looks at a place in the result of a call. */
    public Check check(ToolCall call, Pointer place) {
        return check(call).at(place, call.at(place));
    }

    @Override
    public void close() {
        if (evidence.outcome() != Outcome.HELD) {
            used.ifPresent(Connection::forget); // so that another try sees more than the first
        }
        own.ifPresent(target::release);
    }
}
