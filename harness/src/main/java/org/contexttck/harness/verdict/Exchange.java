package org.contexttck.harness.verdict;

/**
 * One message as evidence of a finding.
 *
 * @param order its number on the connection, from 1
 * @param sent whether the kit sent it
 * @param text the raw text, possibly shortened
 */
public record Exchange(long order, boolean sent, String text) {}
