package org.contexttck.harness.spark;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.apache.spark.sql.Row;
import org.contexttck.harness.check.Checker;
import org.contexttck.harness.check.SortedSessions;

/** Judges a sorted partition while it is read, so that no session has to fit into memory. */
final class JudgedRows implements Iterator<Row> {

    private final Iterator<Row> entries;
    private final Queue<Row> waiting = new ArrayDeque<>();
    private final SortedSessions sessions;
    private String session = "";
    private boolean over;

    JudgedRows(Checker checker, Iterator<Row> entries) {
        this.entries = entries;
        this.sessions = new SortedSessions(checker, finding -> waiting.add(JudgedRow.of(finding)));
    }

    @Override
    public boolean hasNext() {
        while (waiting.isEmpty() && entries.hasNext()) {
            accept(entries.next());
        }
        if (waiting.isEmpty() && !over) {
            over = true;
            Row totals = JudgedRow.of(sessions.end());
            waiting.add(totals);
        }
        return !waiting.isEmpty();
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return waiting.remove();
    }

    private void accept(Row row) {
        String own = row.getAs(EntryRow.SESSION);
        if (!own.equals(session)) {
            session = own;
            sessions.begin(EntryRow.header(row));
        }
        sessions.accept(EntryRow.entry(row));
    }
}
