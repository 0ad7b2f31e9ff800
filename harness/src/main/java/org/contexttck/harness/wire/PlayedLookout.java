package org.contexttck.harness.wire;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What came before a look in the recorded run comes just before the same look. Nothing is waited for. */
final class PlayedLookout implements Lookout {

    private final Playback playback;
    private final Reel looks;
    private final WireListener notes;
    private final LookNotes numbers = new LookNotes();
    private final Map<String, Long> recorded = new HashMap<>();
    private boolean looking;

    PlayedLookout(Playback playback, Reel looks, WireListener notes) {
        this.playback = playback;
        this.looks = looks;
        this.notes = notes;
        for (TapeLine line : looks.lines()) {
            String note = LookNotes.text(line);
            if (!note.isEmpty()) {
                recorded.put(note, line.seq());
            }
        }
    }

    @Override
    public void comes(Runnable what) {
        what.run();
    }

    @Override
    public <T> T see(Supplier<T> what) {
        if (looking) {
            return what.get();
        }
        noted(numbers.next());
        return quietly(what);
    }

    @Override
    public boolean await(BooleanSupplier there, BooleanSupplier vain, Duration patience) {
        return await(there, patience);
    }

    @Override
    public boolean await(BooleanSupplier there, Duration patience) {
        String look = numbers.next();
        if (!noted(look)) {
            playback.tape()
                    .departed(looks.name() + ": the kit waits where the recorded run did not (" + look
                            + "); all that is left comes now");
            playback.rest();
        }
        return quietly(there::getAsBoolean);
    }

    @Override
    public boolean ask(Question question) {
        return noted(numbers.next());
    }

    @Override
    public void pause(Duration time) {
        // What came meanwhile comes when the kit looks.
    }

    @Override
    public String begin(int number, String state) {
        String beginning = LookNotes.beginning(number);
        Optional<String> noted = recorded.keySet().stream()
                .filter(note -> note.startsWith(beginning))
                .findFirst();
        noted.map(recorded::get).ifPresent(playback::upTo);
        playback.finish();
        String then = noted.map(note -> note.substring(beginning.length())).orElse(state);
        LookNotes.tell(notes, numbers.begin(number, then));
        return then;
    }

    private boolean noted(String look) {
        Long seq = recorded.get(look);
        if (seq == null) {
            return false;
        }
        playback.upTo(seq);
        LookNotes.tell(notes, look);
        return true;
    }

    /** A look inside a look is part of it. */
    private <T> T quietly(Supplier<T> what) {
        looking = true;
        try {
            return what.get();
        } finally {
            looking = false;
        }
    }
}
