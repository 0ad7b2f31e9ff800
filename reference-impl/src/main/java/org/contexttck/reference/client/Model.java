package org.contexttck.reference.client;

import java.util.List;

/** A model service. */
interface Model {

    /**
     * Asks for the next turn.
     *
     * @throws HostFailure if the service cannot be reached, refuses or answers with something else
     */
    ModelAnswer ask(List<PromptMessage> prompt, List<OfferedTool> tools) throws HostFailure, InterruptedException;
}
