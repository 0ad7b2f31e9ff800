package org.contexttck.harness.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceSource;

/**
 * Judges any number of recordings in constant memory: small ones side by side, each by one thread, and of large ones several
 * sessions at a time. What comes of it does not depend on how many threads there are.
 */
final class CheckRun {

    private static final long LARGE = 16L << 20;

    private final Checker checker;
    private final int jobs;
    private final ReadListener progress;

    /** @param jobs threads, at least 1 */
    CheckRun(Checker checker, int jobs, ReadListener progress) {
        this.checker = checker;
        this.jobs = jobs;
        this.progress = progress;
    }

    /** @throws org.contexttck.harness.trace.UnreadableRecording if a recording cannot be read */
    CheckTotals of(List<TraceSource> recordings) throws IOException, InterruptedException {
        CheckTotals all = new CheckTotals();
        if (jobs == 1) {
            for (List<TraceSource> group : groups(recordings)) {
                all.add(alone(group));
            }
            return all;
        }
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try {
            List<Future<CheckTotals>> small = new ArrayList<>();
            List<TraceSource> large = new ArrayList<>();
            for (List<TraceSource> group : groups(recordings)) {
                if (group.size() == 1 && group.get(0).size().orElse(Long.MAX_VALUE) > LARGE) {
                    large.add(group.get(0));
                } else {
                    small.add(threads.submit(() -> alone(group)));
                }
            }
            for (TraceSource one : large) {
                all.add(new ParallelJudge(checker, threads, jobs).read(one, progress));
            }
            for (Future<CheckTotals> one : small) {
                all.add(result(one));
            }
            return all;
        } finally {
            threads.shutdownNow();
        }
    }

    /** Transcripts of one session are read together, everything else by itself. */
    private static List<List<TraceSource>> groups(List<TraceSource> recordings) throws IOException {
        Map<String, List<TraceSource>> groups = new LinkedHashMap<>();
        for (TraceSource one : recordings) {
            String own = "recording " + groups.size();
            String key = one.size().isEmpty()
                    ? own
                    : Recordings.sessionOf(one).map("session "::concat).orElse(own);
            groups.computeIfAbsent(key, first -> new ArrayList<>()).add(one);
        }
        return List.copyOf(groups.values());
    }

    private CheckTotals alone(List<TraceSource> group) throws IOException, InterruptedException {
        CheckTotals totals = new CheckTotals();
        Recordings reader = new Recordings(Recordings.Workers.NONE, progress);
        SequentialJudge told = new SequentialJudge(checker, totals);
        if (group.size() == 1) {
            reader.read(group.get(0), told::accept);
        } else {
            reader.readTogether(group, told::accept);
        }
        told.end();
        return totals;
    }

    private static CheckTotals result(Future<CheckTotals> future) throws IOException, InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException fault) {
            if (fault.getCause() instanceof IOException unread) {
                throw unread;
            }
            throw fault.getCause() instanceof RuntimeException own ? own : new IllegalStateException(fault.getCause());
        }
    }
}
