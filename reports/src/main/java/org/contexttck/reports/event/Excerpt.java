package org.contexttck.reports.event;

import java.io.Serializable;

/**
 * One message of an exchange, as it went over the wire.
 *
 * @param order its number in the transcript, from 1
 * @param direction which way it went
 * @param text what was sent, exactly
 */
public record Excerpt(long order, ExcerptDirection direction, String text) implements Serializable {}
