package org.contexttck.reference.client;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * A tool as it is offered to the model.
 *
 * @param name under which the model calls it; that of the tool, behind the server's if another server has one of that name
 * @param server the connection it belongs to
 * @param tool its name on the server
 * @param schema JSON Schema of its arguments
 */
record OfferedTool(String name, String server, String tool, String description, JsonNode schema) {}
