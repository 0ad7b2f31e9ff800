package org.contexttck.harness.peer;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * One call that the model makes, and what comes back for it.
 *
 * @param callId the id the model gives it, unique in a conversation; letters, digits, {@code _} and {@code -} only
 * @param tool the name of the fixture's tool, without any host's prefix
 * @param arguments handed to the tool as they are; calls of one turn are told apart by them
 * @param reply what the fixture server answers
 */
public record ScriptedCall(String callId, String tool, ObjectNode arguments, Reply reply) {}
