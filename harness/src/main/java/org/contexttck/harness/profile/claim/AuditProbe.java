package org.contexttck.harness.profile.claim;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.contexttck.harness.profile.yaml.Key;
import org.contexttck.json.Pointer;

/**
 * A tool that shows the audit.
 *
 * @param tool its name
 * @param arguments what to call it with
 * @param entries where the entries are: a list of them, or their number
 */
public record AuditProbe(
        @Key(required = true, advice = "the tool that shows the audit")
        String tool,

        @Key(standard = "{}") ObjectNode arguments,
        @Key(standard = "/entries") Pointer entries) {}
