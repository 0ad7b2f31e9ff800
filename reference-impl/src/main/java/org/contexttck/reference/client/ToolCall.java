package org.contexttck.reference.client;

/**
 * A tool call of the model.
 *
 * @param server the connection that the tool belongs to; equal names of tools on two servers are two tools (TC-C-23)
 * @param tool name as the server gives it
 * @param callId the id that the model gave the call, unique in a conversation
 */
public record ToolCall(String server, String tool, String callId) {}
