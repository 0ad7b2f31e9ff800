package org.contexttck.harness.steps.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.target.client.ClientSession;
import org.contexttck.harness.target.client.ClientSilent;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.wire.SeededRandom;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Excerpt;

/**
 * What a scenario about a client works with: its conversation, the calls that the model made and the requests that the
 * client sent. A client that does not go on ends the scenario as evidence, never as an exception.
 */
public final class ClientWorld implements AutoCloseable {

    private final ClientUnderTest client;
    private final ScenarioName scenario;
    private final Evidence evidence;
    private final SeededRandom random;
    private final Map<String, ScenarioCall> calls = new LinkedHashMap<>();
    private final List<ObservedRequest> requests = new ArrayList<>();
    private Optional<ClientSession> session = Optional.empty();
    private Optional<String> halt = Optional.empty();
    private boolean gaveUp;
    private boolean over;

    public ClientWorld(ClientUnderTest client, ScenarioName scenario, Evidence evidence, SeededRandom random) {
        this.client = client;
        this.scenario = scenario;
        this.evidence = evidence;
        this.random = random;
    }

    /** Something that may end with the client saying nothing. */
    interface Doing<T> {
        T with(ClientSession session) throws ClientSilent, InterruptedException;
    }

    /** The name of the scenario. */
    String name() {
        return scenario.text();
    }

    /** Makes up what occurs nowhere else. */
    ScenarioWords words() {
        return new ScenarioWords(
                random, scenario.place() + "@" + client.conversations().way().text());
    }

    Evidence evidence() {
        return evidence;
    }

    /** Looks at something in the conversation. @param shown the messages that show it */
    Check check(String tool, String line, Supplier<List<Excerpt>> shown) {
        String transcript = session.map(ClientSession::transcript).orElse("");
        return new Check(evidence, fault -> fault.shownBy(transcript, shown.get()), tool, line);
    }

    /** Begins a fresh conversation; the scenario is blocked if there is none to be had. */
    void begin() throws InterruptedException {
        try {
            session = Optional.of(client.conversations().converse(scenario.text()));
            evidence.recordedIn(session.get().transcript());
        } catch (Unreachable gone) {
            if (gone.isUnanswered()) {
                evidence.unclear(gone.getMessage());
            }
            evidence.blocked(gone.getMessage());
            over = true;
        }
    }

    /** Whether the conversation goes on. If the client has fallen silent, the scenario cannot see what it looks for. */
    boolean goesOn() {
        halt.ifPresent(evidence::inconclusive);
        return !over && session.isPresent() && halt.isEmpty();
    }

    /** Why the client did not go on, if so and if that has not been held against it. */
    Optional<String> halt() {
        return halt.filter(reason -> !gaveUp);
    }

    /** The client stopped where it had to go on. */
    void halted(String reason) {
        check("", "", List::of).saw(reason).that(false, reason + ", must go on", "the next request to the model");
    }

    /** The rest of the scenario does not apply to this client. */
    void setAside(String reason) {
        if (!over) {
            evidence.nothingToTry(reason);
            over = true;
        }
    }

    /** What the scenario compares with is not there, so the rest of it would show nothing. */
    void nothingToCompareWith(String reason) {
        evidence.inconclusive(reason);
        over = true;
    }

    /** Does something with the conversation, if it goes on; empty if it does not. */
    <T> Optional<T> doing(String what, Doing<T> doing) throws InterruptedException {
        return doing(what, false, doing);
    }

    /** As above. @param legal whether the client is given nothing but what may be sent, and so has no reason to give up */
    private <T> Optional<T> doing(String what, boolean legal, Doing<T> doing) throws InterruptedException {
        if (over || session.isEmpty() || halt.isPresent()) {
            return Optional.empty();
        }
        try {
            return Optional.of(doing.with(session.get()));
        } catch (ClientSilent silent) {
            halt = Optional.of("the client did not go on after " + what + ": " + silent.getMessage());
            if (silent.how() == ClientSilent.How.UNCLEAR) {
                evidence.unclear(halt.get());
            } else if (silent.how() == ClientSilent.How.GAVE_UP && legal) {
                gaveUp = true;
                halted(halt.get());
            }
            return Optional.empty();
        }
    }

    /** One turn of the model. */
    void turn(List<ScenarioCall> turn) throws InterruptedException {
        boolean mayHang = turn.stream().anyMatch(one -> one.result().equals("no answer"));
        if (mayHang && !client.conversations().toleratesSilence()) {
            setAside("the profile does not say how long the client waits for a tool (client.tool-timeout)");
        }
        turn.forEach(one -> calls.put(one.name(), one));
        List<ScriptedCall> scripted = turn.stream().map(ScenarioCall::call).toList();
        String names = turn.stream().map(ScenarioCall::line).collect(Collectors.joining(" and "));
        doing(names, turn.stream().allMatch(ScenarioCall::isLegal), open -> open.turn(scripted))
                .ifPresent(prompt -> requests.add(new ObservedRequest(prompt, turn, "")));
        turn.stream()
                .filter(one -> one.result().endsWith("delivered twice"))
                .flatMap(one -> session.stream().flatMap(open -> open.notAsScripted(one.call()).stream()))
                .forEach(evidence::inconclusive);
    }

    /** A request that came after something else than a turn of the model. */
    void saw(Prompt prompt, String after) {
        requests.add(new ObservedRequest(prompt, List.of(), after));
    }

    /** A call of this scenario by its name. */
    ScenarioCall called(String name) {
        if (!calls.containsKey(name)) {
            throw new IllegalArgumentException("the scenario makes no call \"" + name + "\"");
        }
        return calls.get(name);
    }

    List<ScenarioCall> calls() {
        return List.copyOf(calls.values());
    }

    /** Every request to the model, in order. */
    List<ObservedRequest> requests() {
        return List.copyOf(requests);
    }

    /** The requests from the one on in which a call was answered. */
    List<ObservedRequest> since(ScenarioCall called) {
        List<ObservedRequest> since = new ArrayList<>();
        for (ObservedRequest request : requests) {
            if (!since.isEmpty() || request.after().contains(called)) {
                since.add(request);
            }
        }
        return since;
    }

    /** The last request to the model; empty, and the scenario inconclusive, if there is none to look at. */
    Optional<ObservedRequest> now() {
        return goesOn() && !requests.isEmpty() ? Optional.of(requests.get(requests.size() - 1)) : Optional.empty();
    }

    ShownResult shownResult(ObservedRequest request, ScenarioCall called) {
        return ShownResult.at(request.prompt(), called, calls());
    }

    /** Whether any request showed the result of a call in full. */
    boolean wasSeenInFull(ScenarioCall called) {
        return since(called).stream()
                .anyMatch(request -> shownResult(request, called).state() == ShownResult.State.FULL);
    }

    ClientUnderTest client() {
        return client;
    }

    /** The conversation. */
    Optional<ClientSession> session() {
        return session;
    }

    @Override
    public void close() {
        session.ifPresent(ClientSession::close);
    }
}
