package org.contexttck.harness.wire.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.contexttck.harness.wire.Anomaly.Kind;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.Answer.Lost;
import org.contexttck.harness.wire.Answer.Malformed;
import org.contexttck.harness.wire.Answer.Silent;
import org.contexttck.harness.wire.Direction;
import org.contexttck.harness.wire.Frame;
import org.contexttck.harness.wire.Inbox;
import org.contexttck.harness.wire.Limits;
import org.contexttck.harness.wire.Message;
import org.contexttck.harness.wire.OneLine;
import org.contexttck.harness.wire.Outgoing;
import org.contexttck.harness.wire.ParsedFrame;
import org.contexttck.harness.wire.Protocol;
import org.contexttck.harness.wire.Recorder;
import org.contexttck.harness.wire.Revision;
import org.contexttck.harness.wire.RpcMessage;
import org.contexttck.harness.wire.Transport;
import org.contexttck.harness.wire.TransportFacts;
import org.contexttck.harness.wire.TransportFacts.Request;
import org.contexttck.json.Json;

/** Matches what arrives over one transport with what was asked, and says what fits nowhere. */
final class RequestCorrelator implements Inbox {

    /** So long the end of a connection may take to be told. */
    private static final long TELLING_MILLIS = 1_000;

    private final Recorder recorder;
    private final Limits limits;
    private final Calls calls = new Calls();
    private final Set<Kind> endings = ConcurrentHashMap.newKeySet();
    private final AtomicInteger pings = new AtomicInteger();

    /** Done when the end of the connection has been told. */
    private final CompletableFuture<Void> told = new CompletableFuture<>();

    private volatile Optional<Transport> transport = Optional.empty();
    private volatile Optional<Revision> revision = Optional.empty();
    private volatile Optional<String> probe = Optional.empty();
    private volatile boolean probed;
    private volatile boolean closed;

    RequestCorrelator(Recorder recorder, Limits limits) {
        this.recorder = recorder;
        this.limits = limits;
    }

    void over(Transport carrier) {
        transport = Optional.of(carrier);
        carrier.begin();
    }

    void agreed(Revision agreed) {
        revision = Optional.of(agreed);
        transport().agreed(agreed);
    }

    /** Sends the request that finds out the era; what a legacy target does with it is no finding. */
    CompletableFuture<Answer> probe(JsonNode id, Duration patience) {
        probe = Optional.of(RpcMessage.key(id));
        ObjectNode message = Protocol.request(id, Protocol.DISCOVER, Json.object(), Optional.of(Revision.V2026_07_28));
        return ask(id, message, Map.of(), timed(patience, 1));
    }

    /** Sends a request that is a {@link TimedCall}; no answer is no finding. */
    CompletableFuture<Answer> briefly(
            JsonNode id, String method, ObjectNode params, Duration patience, int most, Map<String, String> mirrored) {
        return ask(id, Protocol.request(id, method, params, revision), mirrored, timed(patience, most));
    }

    CompletableFuture<Answer> call(
            JsonNode id, String method, ObjectNode params, Duration patience, Map<String, String> mirrored) {
        ObjectNode message = Protocol.request(id, method, params, revision);
        return ask(id, message, mirrored, call -> new WatchedCall(this, calls, call, transport()).begin(patience));
    }

    /** Asks what every target answers at once. */
    CompletableFuture<Answer> ping(Duration patience) {
        return briefly(Json.text("ping-" + pings.incrementAndGet()), question(), Json.object(), patience, 1, Map.of());
    }

    String question() {
        return Protocol.ping(revision);
    }

    private Consumer<Call> timed(Duration patience, int most) {
        return call -> new TimedCall(this, call, transport(), patience, most).begin();
    }

    CompletableFuture<Void> notify(String method, ObjectNode params) {
        return post(Protocol.notification(method, params, revision));
    }

    /** @param wait sets what ends the wait */
    private CompletableFuture<Answer> ask(
            JsonNode id, ObjectNode json, Map<String, String> mirrored, Consumer<Call> wait) {
        String key = RpcMessage.key(id);
        if (calls.inUse(key)) {
            throw new IllegalArgumentException("the id " + key + " was used already on this connection");
        }
        String raw = Json.write(json);
        CompletableFuture<Answer> future = new CompletableFuture<>();
        Optional<String> over = calls.over();
        if (over.isPresent()) {
            Message unsent = new Message(
                    0, Direction.TO_TARGET, raw, Optional.of(json), List.of(), TransportFacts.NONE, recorder.nanos());
            new Call(key, unsent, future).finish(Optional.empty(), new Lost(over.get()));
            return future;
        }
        Map<String, String> headers = transport().headers(json, mirrored);
        List<Call> late = new ArrayList<>();
        recorder.sent(raw, Optional.of(json), facts(headers, isProbe(key)), message -> {
            probed |= isProbe(key);
            Call call = new Call(key, message, future);
            if (calls.add(call)) {
                wait.accept(call);
                transport().send(new Outgoing(message.order(), raw, json, headers, Optional.of(key)));
            } else {
                late.add(call);
            }
        });
        late.forEach(this::late);
        return future;
    }

    /** Ended between the check and the sending: as unanswered as if it had ended just after. */
    private void late(Call call) {
        try {
            told.get(TELLING_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException never) {
            // then this is told first
        }
        String why = calls.over().orElse("the connection ended");
        if (!(probed && revision.isEmpty()) && !sessionEnded()) {
            report(call, Kind.UNANSWERED, why);
        }
        call.finish(Optional.empty(), new Lost(why));
    }

    private CompletableFuture<Void> post(ObjectNode json) {
        if (calls.over().isPresent()) {
            return CompletableFuture.completedFuture(null);
        }
        String raw = Json.write(json);
        Map<String, String> headers = transport().headers(json, Map.of());
        CompletableFuture<Void> taken = new CompletableFuture<>();
        recorder.sent(
                raw,
                Optional.of(json),
                facts(headers, false),
                message -> transport()
                        .send(new Outgoing(message.order(), raw, json, headers, Optional.empty()))
                        .whenComplete((nothing, fault) -> taken(taken, fault)));
        return taken;
    }

    private static void taken(CompletableFuture<Void> future, Throwable fault) {
        if (fault instanceof TimeoutException) {
            future.completeExceptionally(fault);
        } else {
            future.complete(null);
        }
    }

    @Override
    public void take(Frame frame) {
        ParsedFrame reading = ParsedFrame.of(frame, limits);
        List<JsonNode> parts = reading.parts();
        boolean wholeBody = frame.call().isPresent() && !frame.facts().event();
        List<Call> broken = wholeBody || !reading.unparsable()
                ? List.of()
                : BrokenAnswer.keys(reading.raw()).stream()
                        .flatMap(key -> calls.find(key).stream())
                        .toList();
        boolean awaited = wholeBody
                || !broken.isEmpty()
                || parts.stream()
                        .anyMatch(p -> RpcMessage.keyOf(p).flatMap(calls::find).isPresent());
        Optional<Message> recorded = recorder.received(reading, marked(frame, parts), awaited);
        if (recorded.isEmpty()) {
            return;
        }
        Message message = recorded.get();
        frame.call().flatMap(calls::find).ifPresent(call -> call.saw(message));
        reading.faults().forEach(f -> fault(f.kind(), f.text(), message.order()));
        if (frame.facts().lined()
                && reading.json().filter(json -> !RpcMessage.meant(json)).isPresent()) {
            fault(Kind.STRAY_OUTPUT, "no message: " + OneLine.of(reading.raw()), message.order());
            return;
        }
        if (reading.json().filter(JsonNode::isArray).isPresent()
                && revision.filter(r -> r.compareTo(Revision.V2025_03_26) <= 0).isEmpty()) {
            fault(
                    Kind.NOT_A_MESSAGE,
                    "an array of " + parts.size() + " messages; this revision knows no batches",
                    message.order());
        }
        parts.forEach(part -> dispatch(part, message, frame));
        List<Call> unread = reading.tooMuch()
                ? frame.call().flatMap(calls::find).or(calls::only).stream().toList()
                : broken;
        unread.stream()
                .flatMap(call -> calls.expire(call.key).stream())
                .forEach(call -> call.finish(Optional.of(message), new Malformed(reading.whyUnread())));
    }

    private void dispatch(JsonNode part, Message message, Frame frame) {
        // HTTP lets the body of a refusal be anything; the status is what gets reported.
        if (frame.facts().refused() && !part.has("jsonrpc")) {
            return;
        }
        Optional<String> fault = RpcMessage.fault(part);
        fault.ifPresent(why -> fault(Kind.NOT_A_MESSAGE, why, message.order()));
        switch (RpcMessage.sort(part)) {
            case RESPONSE -> response(part, message, frame);
            case REQUEST -> request(part, message, fault);
            default -> {}
        }
    }

    private void response(JsonNode part, Message message, Frame frame) {
        Optional<String> key = RpcMessage.keyOf(part);
        if (key.isEmpty()) {
            if (!frame.facts().refused()) {
                fault(Kind.NULL_ID, "an answer without a usable id", message.order());
            }
            return;
        }
        switch (calls.match(key.get())) {
            case AWAITED, LATE ->
                calls.answered(key.get())
                        .ifPresent(call -> call.finish(Optional.of(message), RpcMessage.outcome(part)));
            case AGAIN ->
                fault(Kind.ANSWERED_TWICE, "a second answer to request " + OneLine.of(key.get()), message.order());
            case UNKNOWN -> unknown(key.get(), message);
        }
    }

    private void unknown(String key, Message message) {
        Optional<Call> meant = MistypedId.meant(key).stream()
                .map(calls::find)
                .flatMap(Optional::stream)
                .findFirst();
        String why = meant.map(call -> MistypedId.says(key, call.key)).orElse(", which no request had");
        fault(Kind.UNKNOWN_ID, "an answer with id " + OneLine.of(key) + why, message.order());
        meant.flatMap(call -> calls.expire(call.key))
                .ifPresent(call ->
                        call.finish(Optional.of(message), new Malformed("an answer with id " + OneLine.of(key) + why)));
    }

    private void request(JsonNode part, Message message, Optional<String> fault) {
        Optional<Call> echoed = RpcMessage.keyOf(part)
                .flatMap(calls::find)
                .filter(call -> call.method().equals(part.path("method").textValue()));
        if (echoed.isPresent()) {
            String why = "the request itself came back";
            fault(Kind.NOT_A_MESSAGE, echoed.get().method() + ": " + why, message.order());
            calls.answered(echoed.get().key).ifPresent(call -> call.finish(Optional.of(message), new Malformed(why)));
        } else if (revision.filter(Revision::stateless).isPresent()) {
            String method = OneLine.of(part.path("method").asText());
            fault(
                    Kind.UNEXPECTED_REQUEST,
                    "the server sent a request (" + method + "); servers send none in "
                            + revision.get().text(),
                    message.order());
        } else if (fault.isEmpty()) {
            post(Protocol.answer(part));
        }
    }

    /** @param finding whether it may be one */
    void silent(String key, Silent outcome, boolean finding) {
        calls.expire(key).ifPresent(call -> {
            if (finding) {
                Kind kind = outcome.meanwhile().evident() ? Kind.UNANSWERED : Kind.UNCLEAR;
                report(call, kind, Answer.describe(outcome));
            }
            call.finish(Optional.empty(), outcome);
            transport().abandon(key);
        });
    }

    @Override
    public boolean waits(String key) {
        return calls.find(key).isPresent();
    }

    @Override
    public void unanswered(String key, Kind kind, String why) {
        calls.expire(key).ifPresent(call -> {
            if (kind != Kind.UNANSWERED) {
                report(call, kind, why);
            }
            report(call, Kind.UNANSWERED, why);
            call.finish(Optional.empty(), new Lost(why));
        });
    }

    /** Whether nothing is answered any more because the session ended, which is no finding yet. */
    boolean sessionEnded() {
        return endings.contains(Kind.SESSION_ENDED);
    }

    /** Whether anything was answered beside the question that opened it. */
    boolean served() {
        return calls.answered() > 1;
    }

    /** Ends the connection; what that does to the target is no finding. */
    void close() {
        closed = true;
        transport().close();
    }

    private void fault(Kind kind, String text, long order) {
        if (!closed) {
            recorder.anomaly(kind, text, order);
        }
    }

    @Override
    public void anomaly(Kind kind, String text) {
        fault(kind, text, 0);
    }

    @Override
    public void wrote(String line) {
        recorder.wrote(line);
    }

    @Override
    public void gone(Kind kind, String why) {
        // Until an era is agreed on, the probe may be what the target could not bear.
        boolean byProbe = probed && revision.isEmpty();
        boolean first = endings.add(kind);
        List<Call> waiting = calls.end(why);
        if (first && !byProbe) {
            String said = kind == Kind.EXITED ? OneLine.complaint(transport().stderrTail()) : "";
            fault(kind, said.isEmpty() ? why : why + "; the last on its stderr: " + said, 0);
        }
        waiting.forEach(call -> {
            if (!byProbe && !sessionEnded()) {
                report(call, Kind.UNANSWERED, why);
            }
            call.finish(Optional.empty(), new Lost(why));
        });
        told.complete(null);
    }

    private void report(Call call, Kind kind, String why) {
        if (!isProbe(call.key)) {
            fault(kind, call.method() + ": " + why, call.order());
        }
    }

    private Frame marked(Frame frame, List<JsonNode> parts) {
        boolean answersProbe = frame.call().filter(this::isProbe).isPresent()
                || parts.stream()
                        .anyMatch(p -> RpcMessage.keyOf(p).filter(this::isProbe).isPresent());
        if (!answersProbe) {
            return frame;
        }
        return new Frame(frame.bytes(), frame.size(), frame.facts().withProbe(true), frame.noJson(), frame.call());
    }

    private static TransportFacts facts(Map<String, String> headers, boolean probe) {
        return (headers.isEmpty() ? TransportFacts.NONE : TransportFacts.of(Request.of("POST", headers)))
                .withProbe(probe);
    }

    private boolean isProbe(String key) {
        return probe.filter(key::equals).isPresent();
    }

    private Transport transport() {
        return transport.orElseThrow();
    }
}
