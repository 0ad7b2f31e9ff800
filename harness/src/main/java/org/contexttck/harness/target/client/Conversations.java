package org.contexttck.harness.target.client;

import java.util.List;
import org.contexttck.harness.wire.Unreachable;

/**
 * Where the scenarios about a client get their conversations from, by one way of observing it. Thread-safe: scenarios may
 * run at the same time.
 */
public interface Conversations {

    /** How the client is observed in all of them. */
    ClientWay way();

    /**
     * A fresh conversation, of which the client knows nothing yet.
     *
     * @param scenario the name of the scenario, for the transcript
     * @throws Unreachable if the client cannot be started, or has said that it cannot begin
     */
    ClientSession converse(String scenario) throws Unreachable, InterruptedException;

    /** Whether it is known that the client gives up a tool that never answers, so that such a tool may be tried. */
    boolean toleratesSilence();

    /** Whether the user can say something more in a conversation, rather than just begin it. */
    boolean takesFurtherWords();

    /**
     * The servers that the client is connected with, the main one first. A tool of another one than the main is written
     * {@code server/tool} in a {@link org.contexttck.harness.peer.fixture.ScriptedCall}. All servers list the same tools.
     */
    List<String> servers();
}
