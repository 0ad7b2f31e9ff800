package org.contexttck.harness.peer.model;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A tool call of the model, as the client repeats it in a later request.
 *
 * @param id pairs it with its result
 * @param name of the tool as the host offered it to the model, which may have put a prefix before it
 * @param arguments an object; a text if the client sent something that is no JSON
 */
public record PromptCall(String id, String name, JsonNode arguments) {}
