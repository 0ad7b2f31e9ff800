package org.contexttck.reference.brokenparticipant;

import java.util.concurrent.atomic.AtomicLong;

/** Numbers its contexts. Breaks SC-P-02. */
final class CountingContextIds extends BrokenParticipant {

    private final AtomicLong last = new AtomicLong();

    @Override
    public String newContextId() {
        return "ctx-" + last.incrementAndGet();
    }
}
