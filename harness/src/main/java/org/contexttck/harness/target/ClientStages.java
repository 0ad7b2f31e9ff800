package org.contexttck.harness.target;

import org.contexttck.harness.wire.Unreachable;

/** Where conversations with a client are held: with the client itself, or with what was recorded of it. For several threads. */
interface ClientStages extends AutoCloseable {

    /** @param again whether another conversation was held there before */
    record Taken(ClientStage stage, boolean again) {}

    /**
     * A stage for one conversation.
     *
     * @param prompt with which the user begins it; no other conversation begins so
     * @throws Unreachable if the client cannot be started
     */
    Taken take(String prompt) throws Unreachable, InterruptedException;

    /** The conversation is over. */
    void giveBack(ClientStage stage);

    @Override
    void close();
}
