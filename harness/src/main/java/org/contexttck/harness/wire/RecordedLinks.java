package org.contexttck.harness.wire;

import java.util.List;

/** Plays one recorded connection: each time that the kit wants to reach the target, what was recorded from that time on. */
final class RecordedLinks {

    private final Reel reel;
    private final Recorder recorder;
    private final List<List<TapeLine>> parts;
    private int next;

    RecordedLinks(Reel reel, Recorder recorder) {
        this.reel = reel;
        this.recorder = recorder;
        this.parts = reel.parts();
    }

    /** @throws Unreachable if it was not reached then, or was not tried that often */
    synchronized Transport next(Inbox inbox) throws Unreachable {
        if (next == parts.size()) {
            String what = next == 0 ? "nothing was recorded" : "the target was not reached again";
            long last = reel.lines().isEmpty()
                    ? 0
                    : reel.lines().get(reel.lines().size() - 1).seq();
            reel.tape().departed(reel.name() + ": line " + last + ": " + what + " on this connection, as it is now");
            throw new Unreachable(what + " on connection " + reel.name() + " of the recording", "");
        }
        List<TapeLine> part = parts.get(next++);
        TapeLine first = part.get(0);
        if (first.is(CarrierEvent.What.UNREACHABLE)) {
            throw new Unreachable(
                    first.facts().getOrDefault(CarrierEvent.WHY, ""),
                    first.facts().getOrDefault(CarrierEvent.ANSWER, ""));
        }
        return new RecordedTransport(reel, part, inbox, recorder);
    }
}
