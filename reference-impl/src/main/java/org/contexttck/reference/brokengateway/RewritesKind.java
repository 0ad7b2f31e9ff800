package org.contexttck.reference.brokengateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;

/** Writes every kind in lower case. Breaks SC-G-03. */
final class RewritesKind extends RewritingGateway {

    @Override
    protected void spoil(ObjectNode envelope) {
        envelope.put("kind", envelope.path("kind").asText().toLowerCase(Locale.ROOT));
    }
}
