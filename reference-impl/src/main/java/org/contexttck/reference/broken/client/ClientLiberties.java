package org.contexttck.reference.broken.client;

import org.contexttck.reference.broken.Mistakes;
import org.contexttck.reference.client.ClientParts;

/** What the sources leave to clients, each taken another way than by the reference. */
public final class ClientLiberties {

    /** All there are. */
    public static final Mistakes<ClientParts> ALL = new ClientMistakes()
            .message(
                    "AddsMetaToCalls",
                    "tools/call",
                    call -> call.withObject("/params/_meta").put("com.example/trace", "1-2"));

    private ClientLiberties() {}
}
