package org.contexttck.harness.audit;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.schema.Schemas;

/** The audits of all connections of a run, in the order they were opened. */
public final class RunAudit {

    private final Schemas schemas;
    private final List<MetadataPlace> claimed;
    private final List<Entry> entries = new CopyOnWriteArrayList<>();

    /** One connection's audit and the file its messages are in. */
    public record Entry(String transcript, ConnectionAudit audit) {}

    /** @param claimed where metadata is beside the places that the protocols fix */
    public RunAudit(Schemas schemas, List<MetadataPlace> claimed) {
        this.schemas = schemas;
        this.claimed = List.copyOf(claimed);
    }

    /** The audit of the next connection. */
    public ConnectionAudit open(String transcript) {
        ConnectionAudit audit = new ConnectionAudit(schemas, claimed);
        entries.add(new Entry(transcript, audit));
        return audit;
    }

    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
