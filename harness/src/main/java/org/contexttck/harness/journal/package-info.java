/**
 * Writes down what scenarios were told of a target, and answers them again from that. A scenario asks its target through a
 * port, an interface of {@code target}; a {@link org.contexttck.harness.journal.Journal} writes each question down with what
 * came of it, messages by their numbers in the transcripts, and a {@link org.contexttck.harness.journal.RecordedRun} gives the
 * same answers to the same questions: without threads, clock or waiting, so that the same files give the same verdicts anywhere.
 */
package org.contexttck.harness.journal;
