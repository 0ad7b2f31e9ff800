package org.contexttck.harness.target;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.Prompt;
import org.contexttck.harness.peer.ScriptedCall;

/**
 * A conversation with the MCP client under test, observed where the model stands: through a scripted model or through the
 * client's driver (TC-C). One for each scenario; used by one thread.
 */
public interface ClientSession extends AutoCloseable {

    /** How the client is observed. */
    ClientWay way();

    /**
     * One turn of the model: it calls these tools, several in parallel.
     *
     * @return the next request to the model, in which the results stand
     * @throws ClientSilent if none came in time or can come any more
     */
    Prompt turn(List<ScriptedCall> calls) throws ClientSilent, InterruptedException;

    /**
     * The model ends its turn with a text and the user says something more.
     *
     * @return the next request to the model
     * @throws ClientSilent if none came in time, or the client takes only one prompt
     */
    Prompt userSays(String text) throws ClientSilent, InterruptedException;

    /** The last request to the model that was seen. */
    Prompt prompt();

    /** Saving and loading the conversation; empty if the client, or the way it is observed, offers none. */
    Optional<ClientMemory> memory();

    /** What a screen would show; empty if the client, or the way it is observed, offers none. */
    Optional<ClientView> view();

    /** Ends the conversation and whatever was started for it. */
    @Override
    void close();
}
