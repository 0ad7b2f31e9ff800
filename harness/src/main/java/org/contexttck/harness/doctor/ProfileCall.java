package org.contexttck.harness.doctor;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A call of a reading tool that a profile gives with its arguments.
 *
 * @param key the place in the profile that gives it, such as {@code claims.transient-context.fetch[0].full}
 */
public record ProfileCall(String key, String tool, ObjectNode arguments) {}
