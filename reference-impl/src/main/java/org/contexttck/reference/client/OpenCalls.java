package org.contexttck.reference.client;

import java.util.Optional;

/**
 * The calls of one tool that wait or are in flight, in the order of the conversation. They are linked when they are made, so
 * that results that arrive in another order need no sorting.
 */
final class OpenCalls {

    private TrackedCall first;
    private TrackedCall last;
    private long steps;

    void add(TrackedCall call) {
        if (first == null) {
            first = call;
        } else {
            last.after = call;
            call.before = last;
        }
        last = call;
    }

    void remove(TrackedCall call) {
        if (call.before == null) {
            first = call.after;
        } else {
            call.before.after = call.after;
        }
        if (call.after == null) {
            last = call.before;
        } else {
            call.after.before = call.before;
        }
        call.before = null;
        call.after = null;
    }

    /** The waiting call that stands first in the conversation; each call in flight before it costs a step. */
    Optional<TrackedCall> firstWaiting() {
        steps++;
        TrackedCall call = first;
        while (call != null && call.callState != CallState.WAITING) {
            steps++;
            call = call.after;
        }
        return Optional.ofNullable(call);
    }

    /** Links looked at so far. */
    long steps() {
        return steps;
    }
}
