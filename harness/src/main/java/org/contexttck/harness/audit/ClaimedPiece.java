package org.contexttck.harness.audit;

import org.contexttck.harness.json.Pointer;

/**
 * Context metadata whose place only the profile knows.
 *
 * @param tool the tool whose results may hold it
 * @param at where, in the structured content or else in the JSON of the first text block
 * @param schema the schema it has to fit, as a path below {@code schemas/}
 */
public record ClaimedPiece(String tool, Pointer at, String schema) {}
