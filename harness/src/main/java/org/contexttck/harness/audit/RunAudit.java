package org.contexttck.harness.audit;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.schema.Schemas;

/** The audits of all connections of a run, in the order they were opened. */
public final class RunAudit {

    private final Schemas schemas;
    private final List<Entry> entries = new CopyOnWriteArrayList<>();
    private final List<ClientEntry> clients = new CopyOnWriteArrayList<>();
    private final OpenQuestions open = new OpenQuestions();
    private final List<MetadataPlace> claimed = new CopyOnWriteArrayList<>();

    /** One connection's audit and the file its messages are in. */
    public record Entry(String transcript, ConnectionAudit audit) {}

    /** The audit of one connection on which the target is the client, and the file its messages are in. */
    public record ClientEntry(String transcript, ClientAudit audit) {}

    public RunAudit(Schemas schemas) {
        this.schemas = schemas;
    }

    /** The audit of the next connection. */
    public ConnectionAudit open(String transcript) {
        ConnectionAudit audit = new ConnectionAudit(schemas, claimed, open);
        entries.add(new Entry(transcript, audit));
        return audit;
    }

    /** The audit of the next connection on which the target is the client. */
    public ClientAudit openClient(String transcript) {
        ClientAudit audit = new ClientAudit(schemas);
        clients.add(new ClientEntry(transcript, audit));
        return audit;
    }

    /** From here on metadata at these places is checked too, on every connection. */
    public void alsoCheck(List<MetadataPlace> places) {
        claimed.addAll(places);
    }

    /** What stayed unanswered while nothing showed why, and was not answered when it was asked again: a line for each. */
    public List<String> unclear() {
        return open.texts();
    }

    /** The connections on which the target is the client. */
    public List<ClientEntry> clients() {
        return List.copyOf(clients);
    }

    /** The connections on which the target is the server. */
    public List<Entry> entries() {
        return List.copyOf(entries);
    }
}
