package org.contexttck.harness.target;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.contexttck.harness.wire.Tape;
import org.contexttck.harness.wire.Unreachable;

/**
 * Conversations that were recorded, each on the stage on which it was held then. On one stage they are held in the order in
 * which they were recorded, whatever the number of threads, unless one of them does not come.
 */
final class PlayedStages implements ClientStages {

    private static final long ORDER_MILLIS = 3_000;

    private final ClientSetup setup;
    private final Tape tape;
    private final List<Place> places = new ArrayList<>();
    private final Map<ClientStage, Place> taken = new IdentityHashMap<>();

    /** A recorded stage. */
    private static final class Place {
        private final RecordedStage recorded;
        private final PlayedStage stage;
        private final List<RecordedStage.Talk> left;
        private boolean busy;

        Place(RecordedStage recorded, PlayedStage stage) {
            this.recorded = recorded;
            this.stage = stage;
            this.left = new ArrayList<>(recorded.talks());
        }
    }

    /** @param setup of the client, of which nothing is started */
    PlayedStages(ClientSetup setup, Tape tape) {
        this.setup = setup;
        this.tape = tape;
        for (RecordedStage recorded : RecordedStage.of(setup.way(), tape)) {
            places.add(new Place(recorded, new PlayedStage(setup, recorded, tape)));
        }
    }

    @Override
    public Taken take(String prompt) throws Unreachable, InterruptedException {
        for (Place place : places) {
            Optional<RecordedStage.Talk> talk = talk(place, prompt);
            if (talk.isPresent()) {
                return take(place, talk.get());
            }
        }
        String missing = "no conversation that begins with \"" + prompt + "\" was recorded";
        tape.departed(setup.way().text() + ": " + missing);
        throw new Unreachable(missing, "");
    }

    private synchronized Optional<RecordedStage.Talk> talk(Place place, String prompt) {
        return place.left.stream().filter(it -> it.prompt().equals(prompt)).findFirst();
    }

    private Taken take(Place place, RecordedStage.Talk talk) throws Unreachable, InterruptedException {
        List<RecordedStage.Talk> left = await(place, talk);
        boolean begun = false;
        try {
            ClientStage stage = place.stage.begin(talk, left);
            begun = true;
            synchronized (this) {
                taken.put(stage, place);
            }
            return new Taken(stage, talk != place.recorded.talks().get(0));
        } finally {
            if (!begun) {
                place.stage.finish();
                over(place);
            }
        }
    }

    /** Waits for its turn. @return those before it that did not come */
    private synchronized List<RecordedStage.Talk> await(Place place, RecordedStage.Talk talk)
            throws InterruptedException {
        long end = System.nanoTime() + ORDER_MILLIS * 1_000_000;
        while (place.busy || place.left.get(0) != talk) {
            long rest = (end - System.nanoTime()) / 1_000_000;
            if (rest <= 0 && !place.busy) {
                break;
            }
            wait(Math.max(1, rest));
        }
        place.busy = true;
        List<RecordedStage.Talk> before = List.copyOf(place.left.subList(0, place.left.indexOf(talk)));
        place.left.remove(talk);
        return before;
    }

    private synchronized void over(Place place) {
        place.busy = false;
        notifyAll();
    }

    @Override
    public void giveBack(ClientStage stage) {
        Place place;
        synchronized (this) {
            place = taken.remove(stage);
        }
        try {
            place.stage.finish();
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
        } finally {
            over(place);
        }
    }

    @Override
    public void close() {
        for (Place place : places) {
            place.left.forEach(talk -> tape.departed(place.recorded.model() + ": the conversation that begins with \""
                    + talk.prompt() + "\" is not held again"));
            place.stage.close();
        }
    }
}
