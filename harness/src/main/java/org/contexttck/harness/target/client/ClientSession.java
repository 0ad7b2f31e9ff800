package org.contexttck.harness.target.client;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.peer.fixture.ScriptedCall;
import org.contexttck.harness.peer.model.Prompt;

/**
 * A conversation with the MCP client under test, observed where the model stands: through a scripted model or through the
 * client's driver (TC-C). One for each scenario; used by one thread.
 */
public interface ClientSession extends AutoCloseable {

    /** How the client is observed. */
    ClientWay way();

    /**
     * One turn of the model: it calls these tools, several in parallel. A tool of another server than the main one is
     * written {@code server/tool}.
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

    /**
     * What came back for a call of an earlier turn is delivered once more (TC-C-17); through the driver only.
     *
     * @return what would be sent to the model then
     * @throws ClientSilent if the client does not go on, or is not observed in a way that can do this
     */
    Prompt redeliver(ScriptedCall call) throws ClientSilent, InterruptedException;

    /** The last request to the model that was seen. */
    Prompt prompt();

    /**
     * Why what came back for a call could not be sent as scripted, such as a second delivery to a client that takes no stream;
     * empty if it was.
     */
    Optional<String> notAsScripted(ScriptedCall call);

    /** Saving and loading the conversation; empty if the client, or the way it is observed, offers none. */
    Optional<ClientMemory> memory();

    /** What a screen would show; empty if the client, or the way it is observed, offers none. */
    Optional<ClientView> view();

    /** The file that holds the requests to the model, relative to the report folder; empty if nothing is recorded. */
    String transcript();

    /** The number under which a request of this conversation stands in the transcript; 0 if it does not. */
    long recordedAs(Prompt prompt);

    /** Ends the conversation and whatever was started for it. */
    @Override
    void close();
}
