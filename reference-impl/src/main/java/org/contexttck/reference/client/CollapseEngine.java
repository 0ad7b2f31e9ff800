package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides which tool results of a conversation give way to their summaries, and when: the client's part of transient
 * context. It needs the JDK and Jackson's tree, knows no transport and no model, and holds no messages. A host tells it what
 * happens, and when it writes the next request to the model it asks, for each tool result, whether a text stands in its
 * place.
 *
 * <pre>{@code
 * CollapseEngine engine = new CollapseEngine(false);          // one for each conversation
 * engine.called(new ToolCall("crm", "search_records", "c1")); // as the model made the calls
 * engine.arrived("c1", result);                               // as the answers come in, in any order
 * engine.failed("c2", Failure.TIMEOUT);
 * String text = engine.replacement("c1").orElse(full);        // for each request to the model
 * }</pre>
 *
 * <p>What it does, and on whose authority:
 *
 * <ul>
 *   <li>Pairs are read from the hints of workflow steps (TC-C-31, TC-C-32). They add up (TC-C-10) and belong to one connection
 *       (TC-C-23). A hint pairs results that came before it, too.
 *   <li>A result that is marked transient waits, in full (TC-C-01), until its registered consumer succeeds and reports
 *       consumption (TC-C-02, TC-C-07, TC-C-08). A failure of any kind consumes nothing (TC-C-04, TC-C-05).
 *   <li>A consumption collapses one result: of those waiting for this consumer, the one whose call stands first in the
 *       conversation, whenever it arrived (TC-C-06, TC-C-09, TC-C-18). If none waits, nothing happens, then or later
 *       (TC-C-11).
 *   <li>A result that does both consumes first and waits afterwards (TC-C-22).
 *   <li>A result without a usable summary collapses to a text that says so (TC-C-15).
 *   <li>What comes for a call that has been answered is ignored (TC-C-17).
 *   <li>Results of tools without a pair stay, unless the engine is told to treat them as unscoped: then a consumption by a
 *       tool that is nobody's registered consumer collapses the first of them (TC-C-20, TC-C-21).
 * </ul>
 *
 * <p>Each event costs the same however long the conversation is: calls are found by their id, and the open calls of a tool
 * are linked in the order of the conversation. A consumption looks at one such list for each tool that is paired with the
 * consumer, or for each tool without a pair where those may collapse, and steps over calls still in flight, which are those
 * of the model's last turn.
 *
 * <p>Not safe for several threads: feed it from one, as results come in. A subclass may replace single steps; the broken
 * variants of the reference client do.
 */
public class CollapseEngine {

    private static final String WORKFLOW_TOOL = "get_workflow_step";

    private final boolean unscoped;
    private final Map<String, TrackedCall> calls = new LinkedHashMap<>();
    private final Map<String, ServerState> worlds = new LinkedHashMap<>();

    /** @param unscoped whether results of tools without a pair may collapse, too (TC-C-20) */
    public CollapseEngine(boolean unscoped) {
        this.unscoped = unscoped;
    }

    /**
     * The model calls a tool. Calls are told in the order in which their results stand in the conversation, those of one
     * turn before any of their results.
     *
     * @throws IllegalArgumentException if the conversation has a call of that id already
     */
    public void called(ToolCall call) {
        if (calls.containsKey(call.callId())) {
            throw new IllegalArgumentException("the conversation has a call " + call.callId() + " already");
        }
        TrackedCall tracked = new TrackedCall(call, calls.size());
        calls.put(call.callId(), tracked);
        world(call).open(call.tool()).add(tracked);
    }

    /**
     * A result has come. A second one for the same call changes nothing.
     *
     * @param result of {@code tools/call} as it came, {@code _meta} included; it is copied where it is kept
     * @return the call whose result has collapsed by this, if one has
     * @throws IllegalArgumentException if no such call was told
     */
    public Optional<ToolCall> arrived(String callId, JsonNode result) {
        TrackedCall tracked = known(callId);
        if (tracked.callState != CallState.IN_FLIGHT) {
            return again(tracked.call, result);
        }
        Optional<ToolCall> collapsed = answered(tracked.call, read(result), result);
        settle(tracked);
        return collapsed;
    }

    /**
     * A call has ended without a result (TC-C-05). After a result it changes nothing, and a result that comes later does not
     * either: the model has been told.
     *
     * @return the call whose result has collapsed by this, which is none
     * @throws IllegalArgumentException if no such call was told
     */
    public Optional<ToolCall> failed(String callId, Failure how) {
        TrackedCall tracked = known(callId);
        if (tracked.callState != CallState.IN_FLIGHT) {
            return Optional.empty();
        }
        settle(tracked);
        return unanswered(tracked.call, how);
    }

    /** What has become of a call. @throws IllegalArgumentException if no such call was told */
    public CallState callState(String callId) {
        return known(callId).callState;
    }

    /** A call of this conversation. @throws IllegalArgumentException if no such call was told */
    public ToolCall call(String callId) {
        return known(callId).call;
    }

    /** The one text that stands in place of the whole content of a result; empty if the content stands (TC-C-03). */
    public Optional<String> replacement(String callId) {
        TrackedCall tracked = known(callId);
        return tracked.callState == CallState.COLLAPSED
                ? Optional.of(tracked.summary.orElseGet(() -> withoutSummary(tracked.call)))
                : Optional.empty();
    }

    /** A copy of a transient result as it came, for the eyes of the user only (TC-C-26); empty of any other call. */
    public Optional<JsonNode> original(String callId) {
        return known(callId).original.map(JsonNode::deepCopy);
    }

    /** Whether a transient result waits for a consumer that it may yet meet: the badge {@code [transient]} (TC-C-28). */
    public boolean waits(String callId) {
        TrackedCall tracked = known(callId);
        return tracked.callState == CallState.WAITING && (unscoped || isPaired(tracked.call));
    }

    /** Whether the result of this call has made another one collapse: the badge {@code [consumed]} (TC-C-28). */
    public boolean triggered(String callId) {
        return known(callId).triggered;
    }

    /** Every call that was told, in the order of the conversation. */
    public List<ToolCall> calls() {
        return calls.values().stream().map(tracked -> tracked.call).toList();
    }

    /** All transient results that have not been consumed, in the order of the conversation; costs a look at every call. */
    public List<ToolCall> waiting() {
        return calls.values().stream()
                .filter(tracked -> tracked.callState == CallState.WAITING)
                .map(tracked -> tracked.call)
                .toList();
    }

    /** Everything it knows, for {@link #load}: pairs, calls, summaries and originals (TC-C-19). */
    public ObjectNode save() {
        return EngineState.write(worlds, calls.values());
    }

    /**
     * Goes on where a saved engine stood; whether unscoped results collapse is not part of that.
     *
     * @param state what {@link #save} gave
     * @throws IllegalArgumentException if it is something else
     * @throws IllegalStateException if this engine has been used
     */
    public void load(JsonNode state) {
        if (!calls.isEmpty()) {
            throw new IllegalStateException("a saved conversation is loaded into a fresh engine");
        }
        EngineState.read(state, this::restorePair, this::restoreCall);
    }

    /** What a result says. */
    protected Marks read(JsonNode result) {
        return Marks.of(result);
    }

    /** Acts on the first result of a call: errors first (R6), then hints, then consumption, then waiting (R7). */
    protected Optional<ToolCall> answered(ToolCall call, Marks marks, JsonNode result) {
        if (marks.failed()) {
            return Optional.empty();
        }
        if (handsOutSteps(call)) {
            register(call, marks.hints());
        }
        Optional<ToolCall> collapsed = marks.consumed() ? consumed(call) : Optional.empty();
        if (marks.marked()) {
            track(call, marks.summary(), result);
        }
        return collapsed;
    }

    /** Acts on a further result of a call, which is to do nothing (TC-C-17). */
    protected Optional<ToolCall> again(ToolCall call, JsonNode result) {
        return Optional.empty();
    }

    /** Acts on the failure of a call, which is to do nothing (TC-C-05). */
    protected Optional<ToolCall> unanswered(ToolCall call, Failure how) {
        return Optional.empty();
    }

    /** Whether hints on a result of this call count (TC-C-32). */
    protected boolean handsOutSteps(ToolCall call) {
        return call.tool().equals(WORKFLOW_TOOL);
    }

    /** Adds the pairs that a result of this call announces. */
    protected void register(ToolCall call, List<Marks.Hint> hints) {
        hints.forEach(world(call)::pair);
    }

    /** This consumer has succeeded and reports consumption. */
    protected Optional<ToolCall> consumed(ToolCall consumer) {
        Optional<ToolCall> chosen = choose(consumer);
        chosen.ifPresent(call -> collapse(consumer, call));
        return chosen;
    }

    /** The result that a consumption by this consumer collapses (R1, R2, R3). */
    protected Optional<ToolCall> choose(ToolCall consumer) {
        ServerState world = world(consumer);
        Optional<TrackedCall> chosen = world.isConsumer(consumer.tool())
                ? world.firstFor(consumer.tool())
                : unscoped ? world.firstUnpaired() : Optional.empty();
        return chosen.map(tracked -> tracked.call);
    }

    /** From now on this result waits. */
    protected void track(ToolCall call, Optional<String> summary, JsonNode result) {
        TrackedCall tracked = known(call.callId());
        tracked.summary = summary;
        tracked.original = Optional.of(result.deepCopy());
        if (tracked.callState == CallState.IN_FLIGHT) {
            tracked.callState = CallState.WAITING;
        }
    }

    /** From now on the summary stands in place of a waiting result, on account of this consumer. */
    protected void collapse(ToolCall consumer, ToolCall waiting) {
        putAway(waiting);
        known(consumer.callId()).triggered = true;
    }

    /** From now on the summary stands in place of a waiting result. */
    protected final void putAway(ToolCall waiting) {
        close(known(waiting.callId()), CallState.COLLAPSED);
    }

    /** All results among which {@link #choose} chooses, in the order of the conversation; costs a look at every call. */
    public final List<ToolCall> candidates(ToolCall consumer) {
        ServerState world = world(consumer);
        boolean registered = world.isConsumer(consumer.tool());
        return waiting().stream()
                .filter(call -> call.server().equals(consumer.server()))
                .filter(call -> registered
                        ? world.pairs().anyMatch(new Marks.Hint(call.tool(), consumer.tool())::equals)
                        : unscoped && !world.isPaired(call.tool()))
                .toList();
    }

    /** The text for a result that has come without a usable summary (R8); not blank. */
    protected String withoutSummary(ToolCall call) {
        return "[result of " + call.tool() + ", used and put away; it came without a summary]";
    }

    /** A waiting result is not to wait any longer, and stays whole. */
    protected final void release(ToolCall waiting) {
        close(known(waiting.callId()), CallState.PLAIN);
    }

    /** Forgets the pairs of the connection that this call belongs to. */
    protected final void forgetPairs(ToolCall call) {
        world(call).forgetPairs();
    }

    /** Whether a hint has paired the tool of this call with a consumer. */
    public final boolean isPaired(ToolCall call) {
        return world(call).isPaired(call.tool());
    }

    /** Whether a hint has registered the tool of this call as a consumer. */
    public final boolean isConsumer(ToolCall call) {
        return world(call).isConsumer(call.tool());
    }

    /** Adds a pair of a saved engine. */
    protected void restorePair(String server, Marks.Hint pair) {
        worlds.computeIfAbsent(server, name -> new ServerState()).pair(pair);
    }

    private void restoreCall(TrackedCall saved) {
        called(saved.call);
        TrackedCall tracked = known(saved.call.callId());
        tracked.summary = saved.summary;
        tracked.original = saved.original;
        tracked.triggered = saved.triggered;
        tracked.callState = saved.callState;
        if (!tracked.open()) {
            unlink(tracked);
        }
    }

    /** A number that grows with the work done, whatever the clock says. */
    long steps() {
        return worlds.values().stream().mapToLong(ServerState::steps).sum();
    }

    private void settle(TrackedCall tracked) {
        if (tracked.callState == CallState.IN_FLIGHT) {
            close(tracked, CallState.PLAIN);
        }
    }

    private void close(TrackedCall tracked, CallState callState) {
        if (tracked.open()) {
            unlink(tracked);
        }
        tracked.callState = callState;
    }

    private void unlink(TrackedCall tracked) {
        world(tracked.call).open(tracked.call.tool()).remove(tracked);
    }

    private ServerState world(ToolCall call) {
        return worlds.computeIfAbsent(call.server(), server -> new ServerState());
    }

    private TrackedCall known(String callId) {
        TrackedCall tracked = calls.get(callId);
        if (tracked == null) {
            throw new IllegalArgumentException("the conversation has no call " + callId);
        }
        return tracked;
    }
}
