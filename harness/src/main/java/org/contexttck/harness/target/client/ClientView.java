package org.contexttck.harness.target.client;

import java.util.List;
import org.contexttck.harness.wire.Message;

/** What the client would show on a screen (TC-C-25 to TC-C-29). */
public interface ClientView {

    /** The driver's answer that says what is shown. @throws ClientSilent if there is none */
    Message shown() throws ClientSilent, InterruptedException;

    /** Every tool result, in the order shown. @throws ClientSilent if the client does not say */
    default List<ViewBlock> blocks() throws ClientSilent, InterruptedException {
        return DriverAnswers.blocks(shown().json().orElseThrow());
    }

    /** Opens a collapsed result. @throws ClientSilent if the client does not say that it has */
    void expand(String callId) throws ClientSilent, InterruptedException;

    /** Sets "Show context hints". @throws ClientSilent if the client does not say that it has */
    void setShowHints(boolean show) throws ClientSilent, InterruptedException;
}
