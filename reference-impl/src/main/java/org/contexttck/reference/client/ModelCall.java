package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A tool call in a message of the model.
 *
 * @param call what is called
 * @param name of the tool as it was offered to the model
 * @param arguments as the model gave them
 */
public record ModelCall(ToolCall call, String name, JsonNode arguments) {}
