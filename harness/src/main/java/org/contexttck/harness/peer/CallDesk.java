package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.contexttck.harness.peer.FixtureTurn.Found;
import org.contexttck.json.Json;

/** Answers tool calls by the script of the turn that is going on. */
final class CallDesk {

    /** Sends an answer. */
    interface Writer {

        /**
         * Records an answer, tells the numbers it was recorded under, then sends it.
         *
         * @param recorded gets fewer than {@code times} if it cannot be sent more than once; hears them before the client can
         *     have the answer, so that whoever sees the client go on knows of them
         */
        void write(String answer, int times, Consumer<List<Long>> recorded) throws IOException;
    }

    /**
     * A call as it arrived.
     *
     * @param key under which it can be cancelled
     * @param order of its message
     * @param stateless whether the revision wants results to say that they are complete
     */
    record Arrived(JsonNode id, String tool, JsonNode arguments, String key, long order, boolean stateless) {}

    private final FixtureOptions options;
    private final List<FixtureTurn> turns = new ArrayList<>();
    private final List<String> unscripted = new ArrayList<>();
    private final Map<String, CountDownLatch> silent = new ConcurrentHashMap<>();

    CallDesk(FixtureOptions options) {
        this.options = options;
    }

    synchronized FixtureTurn begin(List<ScriptedCall> calls) {
        turns.forEach(FixtureTurn::end);
        FixtureTurn turn = new FixtureTurn(calls);
        turns.add(0, turn);
        return turn;
    }

    synchronized List<String> unscripted() {
        return List.copyOf(unscripted);
    }

    /** The client gives up a call. */
    void cancel(String key) {
        given(key).countDown();
    }

    synchronized void end() {
        turns.forEach(FixtureTurn::end);
        silent.values().forEach(CountDownLatch::countDown);
    }

    /** Answers, or returns without having answered. */
    void serve(Arrived call, Writer writer) throws IOException, InterruptedException {
        Optional<Scripted> scripted = find(call);
        if (scripted.isEmpty()) {
            String what = call.tool() + " " + Json.write(call.arguments());
            writer.write(error(call, Rpc.INTERNAL_ERROR, "no answer is scripted for " + what), 1, orders -> {});
            return;
        }
        FixtureTurn turn = scripted.get().turn();
        Found found = scripted.get().found();
        boolean inTime = true;
        Reply reply = found.call().reply();
        if (reply instanceof Reply.Delayed delayed) {
            inTime = found.again() || turn.awaitAnswers(delayed.afterOthers(), options.patience());
            reply = delayed.reply();
        }
        boolean waited = inTime;
        int times = times(reply);
        Consumer<List<Long>> served = orders -> turn.served(new ServedCall(
                found.call(), call.arguments(), call.order(), orders, found.again(), waited && orders.size() == times));
        if (reply instanceof Reply.Silence) {
            silence(call);
            served.accept(List.of());
        } else {
            writer.write(text(call, reply), times, served);
            turn.answered();
        }
    }

    private record Scripted(FixtureTurn turn, Found found) {}

    private synchronized Optional<Scripted> find(Arrived call) {
        for (FixtureTurn turn : turns) {
            Optional<Found> found = turn == turns.get(0)
                    ? turn.take(call.tool(), call.arguments())
                    : turn.repeated(call.tool(), call.arguments());
            if (found.isPresent()) {
                return found.map(it -> new Scripted(turn, it));
            }
        }
        unscripted.add(call.tool() + " " + Json.write(call.arguments()));
        return Optional.empty();
    }

    private void silence(Arrived call) throws InterruptedException {
        given(call.key()).await(options.silence().toNanos(), TimeUnit.NANOSECONDS);
        silent.remove(call.key());
    }

    /** Opens when a call is given up, which may be told before the call itself is looked at. */
    private CountDownLatch given(String key) {
        return silent.computeIfAbsent(key, call -> new CountDownLatch(1));
    }

    private static int times(Reply reply) {
        return reply instanceof Reply.Silence ? 0 : reply instanceof Reply.Twice ? 2 : 1;
    }

    private static String text(Arrived call, Reply reply) {
        if (reply instanceof Reply.RpcError error) {
            return error(call, error.code(), error.message());
        }
        String result;
        if (reply instanceof Reply.RawResult raw) {
            result = raw.text();
        } else if (reply instanceof Reply.Twice twice) {
            result = Json.write(twice.result());
        } else {
            result = Json.write(((Reply.Result) reply).result());
        }
        return Rpc.result(call.id(), call.stateless() ? Rpc.complete(result) : result);
    }

    private static String error(Arrived call, int code, String message) {
        return Rpc.error(Optional.of(call.id()), code, message, Optional.empty());
    }
}
