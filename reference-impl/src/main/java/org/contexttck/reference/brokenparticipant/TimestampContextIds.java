package org.contexttck.reference.brokenparticipant;

import java.util.concurrent.atomic.AtomicLong;

/** Makes context ids of the time, each later than the last. Breaks SC-P-02. */
final class TimestampContextIds extends BrokenParticipant {

    private final AtomicLong last = new AtomicLong();

    @Override
    public String newContextId() {
        return "ctx-" + last.updateAndGet(before -> Math.max(before + 1, System.currentTimeMillis()));
    }
}
