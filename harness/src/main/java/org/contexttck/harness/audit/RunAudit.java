package org.contexttck.harness.audit;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.contexttck.harness.schema.Schemas;

/** The audits of all connections of a run. */
public final class RunAudit implements WireAudits {

    private final Schemas schemas;
    private final List<ConnectionAudit> servers = new CopyOnWriteArrayList<>();
    private final List<ClientAudit> clients = new CopyOnWriteArrayList<>();
    private final UnansweredRequests open = new UnansweredRequests();
    private final List<MetadataPlace> claimed = new CopyOnWriteArrayList<>();

    public RunAudit(Schemas schemas) {
        this.schemas = schemas;
    }

    /** The audit of the next connection. @param transcript the file its messages are in */
    public ConnectionAudit open(String transcript) {
        ConnectionAudit audit = new ConnectionAudit(transcript, schemas, claimed, open);
        servers.add(audit);
        return audit;
    }

    /** The audit of the next connection on which the target is the client. @param transcript the file its messages are in */
    public ClientAudit openClient(String transcript) {
        ClientAudit audit = ofClient(transcript);
        clients.add(audit);
        return audit;
    }

    /** The audit of a connection that is not one of the run's own. */
    public ConnectionAudit ofServer(String transcript) {
        return new ConnectionAudit(transcript, schemas, claimed, new UnansweredRequests());
    }

    /** As above, of one on which the target is the client. */
    public ClientAudit ofClient(String transcript) {
        return new ClientAudit(transcript, schemas);
    }

    /** From here on metadata at these places is checked too, on every connection. */
    public void alsoCheck(List<MetadataPlace> places) {
        claimed.addAll(places);
    }

    @Override
    public List<String> unclear() {
        return open.texts();
    }

    @Override
    public List<AuditedConnection> servers() {
        return servers.stream().map(ConnectionAudit::soFar).toList();
    }

    @Override
    public List<AuditedConnection> clients() {
        return clients.stream().map(ClientAudit::soFar).toList();
    }
}
