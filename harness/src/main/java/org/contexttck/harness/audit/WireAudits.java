package org.contexttck.harness.audit;

import java.util.List;

/** What the audits of the wire have found so far, in the order in which the connections were opened. */
public interface WireAudits {

    /** On connections on which the target is the server. */
    List<AuditedConnection> servers();

    /** On connections on which the target is the client. */
    List<AuditedConnection> clients();

    /** What stayed unanswered while nothing showed why, and was not answered when it was asked again: a line for each. */
    List<String> unclear();
}
