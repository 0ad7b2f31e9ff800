package org.contexttck.harness.target.client;

import com.fasterxml.jackson.databind.JsonNode;
import org.contexttck.harness.wire.Message;

/** Saves and loads a conversation (TC-C-19). */
public interface ClientMemory {

    /** The driver's answer that holds the conversation as the client stores it. @throws ClientSilent if there is none */
    Message saved() throws ClientSilent, InterruptedException;

    /** The conversation as the client stores it; opaque. @throws ClientSilent if nothing came back */
    default JsonNode save() throws ClientSilent, InterruptedException {
        return saved().json().orElseThrow().get("state");
    }

    /** Goes on, in a fresh conversation, where a saved one stood. @throws ClientSilent if the client does not say that it has */
    void load(JsonNode state) throws ClientSilent, InterruptedException;
}
