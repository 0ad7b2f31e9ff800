package org.contexttck.harness.check;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.trace.TraceSource;

/** One recording, whose sessions are judged side by side: each always by the same stripe, which does one thing at a time. */
final class ParallelJudge {

    /** Entries and characters of a batch: a tree takes ten times as much memory as its text. */
    private static final int BATCH = 1_000;

    private static final int MOST_TEXT = 1 << 16;

    /** So many batches may wait, so that a recording is not read faster than it is judged. */
    private static final int MOST_WAITING = 4;

    private final ExecutorService threads;
    private final List<Stripe> stripes = new ArrayList<>();
    private final Deque<CompletableFuture<Void>> waiting = new ArrayDeque<>();
    private final CheckTotals own = new CheckTotals();

    ParallelJudge(Checker checker, ExecutorService threads, int count) {
        this.threads = threads;
        for (int i = 0; i < count; i++) {
            stripes.add(new Stripe(checker));
        }
    }

    /** Some of the sessions. */
    private final class Stripe {

        private final CheckTotals totals = new CheckTotals();
        private final SequentialJudge told;
        private List<TraceEntry> batch = new ArrayList<>();
        private int text;
        private CompletableFuture<Void> last = CompletableFuture.completedFuture(null);

        private Stripe(Checker checker) {
            this.told = new SequentialJudge(checker, totals);
        }

        private void add(TraceEntry entry) {
            batch.add(entry);
            text += entry instanceof TraceEntry.Said said
                    ? said.observed().message().raw().length()
                    : 0;
            if (batch.size() == BATCH || text >= MOST_TEXT) {
                flush();
            }
        }

        private void flush() {
            List<TraceEntry> full = batch;
            batch = new ArrayList<>();
            text = 0;
            last = last.thenRunAsync(() -> full.forEach(told::accept), threads);
            waiting.add(last);
        }

        private CheckTotals end() {
            flush();
            last = last.thenRunAsync(told::end, threads);
            last.join();
            return totals;
        }
    }

    CheckTotals read(TraceSource recording, ReadListener progress) throws IOException, InterruptedException {
        Recordings reader = new Recordings(new Recordings.Workers(Optional.of(threads), stripes.size()), progress);
        reader.read(recording, this::accept);
        stripes.forEach(stripe -> own.add(stripe.end()));
        return own;
    }

    private void accept(TraceEntry entry) {
        if (entry instanceof TraceEntry.Unread unread) {
            own.unread(unread);
        } else if (entry instanceof TraceEntry.Header) {
            stripes.forEach(stripe -> stripe.add(entry));
        } else {
            stripes.get(Math.floorMod(OpenSessions.sessionOf(entry).hashCode(), stripes.size()))
                    .add(entry);
        }
        while (waiting.size() > MOST_WAITING * stripes.size()) {
            waiting.remove().join();
        }
    }
}
