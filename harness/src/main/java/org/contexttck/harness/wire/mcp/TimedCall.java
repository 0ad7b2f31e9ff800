package org.contexttck.harness.wire.mcp;

import java.time.Duration;
import org.contexttck.harness.wire.Answer;
import org.contexttck.harness.wire.ProcessActivity;
import org.contexttck.harness.wire.Threads;
import org.contexttck.harness.wire.Transport;

/**
 * A request that is waited for just so long, whatever the target does meanwhile; as many times over as is allowed while the machine
 * holds up its process, as it may one that has just been started.
 *
 * @param most how many times the patience, 1 or more
 */
record TimedCall(RequestCorrelator conversation, Call call, Transport transport, Duration patience, int most) {

    /** Begins to wait for the answer. */
    void begin() {
        await(1);
    }

    private void await(int times) {
        call.timer(Threads.later(patience, () -> Threads.pool().execute(() -> over(times))));
    }

    private void over(int times) {
        if (times < most && transport.activity().filter(ProcessActivity::heldUp).isPresent()) {
            await(times + 1);
        } else {
            Answer.Silent silent = new Answer.Silent(patience.multipliedBy(times), Answer.Meanwhile.UNKNOWN);
            conversation.silent(call.key, silent, false);
        }
    }
}
