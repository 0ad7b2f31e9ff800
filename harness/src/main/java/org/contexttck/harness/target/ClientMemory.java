package org.contexttck.harness.target;

import com.fasterxml.jackson.databind.JsonNode;

/** Saves and loads a conversation (TC-C-19). */
public interface ClientMemory {

    /** The conversation as the client stores it; opaque. @throws ClientSilent if nothing came back */
    JsonNode save() throws ClientSilent, InterruptedException;

    /** Goes on, in a fresh conversation, where a saved one stood. @throws ClientSilent if the client does not say that it has */
    void load(JsonNode state) throws ClientSilent, InterruptedException;
}
