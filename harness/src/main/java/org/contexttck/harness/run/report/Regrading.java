package org.contexttck.harness.run.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.contexttck.harness.catalogue.Catalogue;
import org.contexttck.harness.catalogue.Requirement;
import org.contexttck.harness.journal.ReplayDivergence;
import org.contexttck.harness.run.ConformanceRun;
import org.contexttck.harness.run.Recording;
import org.contexttck.harness.run.RunListener;
import org.contexttck.harness.schema.Schemas;
import org.contexttck.reports.event.Event;
import org.contexttck.reports.merge.MergeProblem;
import org.contexttck.reports.merge.Shard;
import org.contexttck.reports.merge.ShardMerge;

/** Grades a recorded run again: the same scenarios, told what they were told then. */
final class Regrading {

    private Regrading() {}

    /**
     * Grades all parts of a report and puts together what they give.
     *
     * @param listener hears how far it has come
     * @return what the kit finds now
     * @throws IOException if the parts do not fit together
     */
    static List<Event> run(List<Recording> parts, RunListener listener) throws IOException, InterruptedException {
        if (parts.size() == 1) {
            return run(parts.get(0), listener);
        }
        List<Shard> shards = new ArrayList<>();
        for (Recording part : parts) {
            shards.add(new Shard(part.run().shard(), run(part, listener)));
        }
        try {
            List<String> order =
                    Catalogue.bundled().all().stream().map(Requirement::id).toList();
            return ShardMerge.events(shards, order, parts.get(0).run().strict());
        } catch (MergeProblem apart) {
            throw new IOException("the shards do not fit together: " + apart.getMessage(), apart);
        }
    }

    /**
     * Grades one.
     *
     * @param listener hears how far it has come
     * @return what the kit finds now
     * @throws IOException if the recording does not hold what a run begins with
     */
    static List<Event> run(Recording recording, RunListener listener) throws IOException, InterruptedException {
        List<Event> events = new ArrayList<>();
        try {
            new ConformanceRun(Catalogue.bundled(), Schemas.bundled(), events::add, listener)
                    .grade(recording.request(), recording.source());
        } catch (ReplayDivergence missing) {
            throw new IOException(missing.getMessage(), missing);
        }
        return List.copyOf(events);
    }
}
