package org.contexttck.harness.wire.mcp;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.DeadlineTimer;
import org.contexttck.harness.wire.Message;

/** One request in flight. */
final class Call {

    final String key;
    final Message request;
    final CompletableFuture<Answer> future;
    private final long start = System.nanoTime();
    private volatile Optional<Message> seen = Optional.empty();
    private volatile Optional<DeadlineTimer> timer = Optional.empty();

    Call(String key, Message request, CompletableFuture<Answer> future) {
        this.key = key;
        this.request = request;
        this.future = future;
    }

    /** Remembers what came for this request without answering it. */
    void saw(Message message) {
        seen = Optional.of(message);
    }

    String method() {
        return request.json().map(json -> json.path("method").asText()).orElse("");
    }

    /** What belongs to this request best, for a finding about it. */
    long order() {
        return seen.map(Message::order).orElse(request.order());
    }

    /** @param pending in the place of the one before */
    void timer(DeadlineTimer pending) {
        timer = Optional.of(pending);
        if (future.isDone()) {
            pending.cancel();
        }
    }

    void finish(Optional<Message> message, Answer.Outcome outcome) {
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        future.complete(new Answer(request, message.or(() -> seen), outcome, took));
        timer.ifPresent(a -> a.cancel());
    }
}
