package org.contexttck.harness.wire.mcp;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.StallMeter;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Transport;

/** A request of a conversation, with what else can be had of its target. */
record WatchedCall(RequestCorrelator conversation, Calls calls, Call call, Transport transport)
        implements Liveness.Watched {

    /** Begins to wait for the answer. */
    void begin(Duration patience) {
        new Liveness(this, patience, StallMeter.ofKit()::nanos).begin();
    }

    @Override
    public boolean waits() {
        return calls.find(call.key).isPresent();
    }

    @Override
    public CompletableFuture<Answer> ping(Duration longest) {
        return conversation.ping(longest);
    }

    @Override
    public String question() {
        return conversation.question();
    }

    @Override
    public CompletableFuture<Optional<ProcessActivity>> activity() {
        return CompletableFuture.supplyAsync(transport::activity, Threads.pool());
    }

    @Override
    public void silent(Answer.Silent outcome) {
        conversation.silent(call.key, outcome, true);
    }

    @Override
    public void later(Duration time, Runnable what) {
        call.timer(Threads.later(time, what));
    }
}
