package org.contexttck.reports.certificate;

/**
 * A transcript as it was when the run ended.
 *
 * @param file relative to the folder, such as {@code transcripts/server-1.jsonl}
 * @param lines how many it has
 * @param chain that of its last line; empty if it has none
 */
public record RecordedTranscript(String file, long lines, String chain) {}
