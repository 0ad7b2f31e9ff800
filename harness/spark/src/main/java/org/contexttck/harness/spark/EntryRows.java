package org.contexttck.harness.spark;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.util.TaskCompletionListener;
import org.contexttck.harness.trace.ReadListener;
import org.contexttck.harness.trace.Recordings;
import org.contexttck.harness.trace.TraceEntry;
import org.contexttck.harness.trace.TraceSource;
import org.contexttck.harness.trace.UnreadableRecording;

/**
 * What is read together, as rows, few of which are in memory at a time: a thread of its own reads and waits until they are taken.
 * A recording that cannot be read to its end is told as a line that cannot be read, so that one torn file does not end the job.
 */
final class EntryRows implements Iterator<Row> {

    private static final int MOST_WAITING = 1_000;
    private static final Object END = new Object();

    private final String group;
    private final List<TraceSource> recordings;
    private final BlockingQueue<Object> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Thread reading;
    private String header = "";
    private long headerPlace;
    private long place;
    private Object next = END;
    private boolean started;

    /** @param group names what is read together */
    EntryRows(String group, List<String> addresses, String folder, Configuration configuration) {
        this.group = group;
        this.recordings = addresses.stream()
                .map(one -> RecordingFiles.source(one, folder, configuration))
                .toList();
        this.reading = new Thread(this::read, "recordings");
        this.reading.setDaemon(true);
        TaskContext.get().addTaskCompletionListener((TaskCompletionListener) over -> reading.interrupt());
    }

    @Override
    public boolean hasNext() {
        if (!started) {
            started = true;
            reading.start();
            take();
        }
        return next != END;
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Row row = (Row) next;
        take();
        return row;
    }

    private void take() {
        try {
            next = waiting.take();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was stopped", stopped);
        }
        if (next instanceof Failure failure) {
            throw new IllegalStateException(failure.fault());
        }
    }

    /** What reading came to grief with, for the thread of the task. */
    private record Failure(Throwable fault) {}

    private void read() {
        try {
            readAll(this::tell);
            waiting.put(END);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (Throwable fault) {
            waiting.clear();
            waiting.add(new Failure(fault));
        }
    }

    private void readAll(Consumer<TraceEntry> entries) throws IOException, InterruptedException {
        Recordings reader = new Recordings(Recordings.Workers.NONE, ReadListener.NONE);
        try {
            if (recordings.size() == 1) {
                reader.read(recordings.get(0), entries);
            } else {
                reader.readTogether(recordings, entries);
            }
        } catch (UnreadableRecording torn) {
            entries.accept(new TraceEntry.Unread(
                    torn.recording(), 0, "cannot be read: " + torn.getCause().getMessage()));
        }
    }

    private void tell(TraceEntry entry) {
        place++;
        if (entry instanceof TraceEntry.Header said) {
            header = EntryRow.header(said);
            headerPlace = place;
        }
        try {
            waiting.put(EntryRow.of(session(entry), place, header, entry));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the task was stopped", stopped);
        }
    }

    private String session(TraceEntry entry) {
        String own = "";
        if (entry instanceof TraceEntry.Said said) {
            own = said.session();
        } else if (entry instanceof TraceEntry.Odd odd) {
            own = odd.session();
        }
        return group + "\n" + headerPlace + "\n" + own;
    }
}
