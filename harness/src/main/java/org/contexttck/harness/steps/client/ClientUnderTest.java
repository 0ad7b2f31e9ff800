package org.contexttck.harness.steps.client;

import org.contexttck.harness.target.client.Conversations;

/** The client under test, as the steps of a run about a client ask for it. */
public final class ClientUnderTest {

    private final Conversations conversations;

    private ClientUnderTest(Conversations conversations) {
        this.conversations = conversations;
    }

    /** The client whose conversations these are. */
    public static ClientUnderTest in(Conversations conversations) {
        return new ClientUnderTest(conversations);
    }

    Conversations conversations() {
        return conversations;
    }
}
