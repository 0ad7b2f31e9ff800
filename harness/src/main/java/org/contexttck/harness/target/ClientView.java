package org.contexttck.harness.target;

import java.util.List;

/** What the client would show on a screen (TC-C-25 to TC-C-29). */
public interface ClientView {

    /** Every tool result, in the order shown. @throws ClientSilent if the client does not say */
    List<ViewBlock> blocks() throws ClientSilent, InterruptedException;

    /** Opens a collapsed result. @throws ClientSilent if the client does not say that it has */
    void expand(String callId) throws ClientSilent, InterruptedException;

    /** Sets "Show context hints". @throws ClientSilent if the client does not say that it has */
    void setShowHints(boolean show) throws ClientSilent, InterruptedException;
}
