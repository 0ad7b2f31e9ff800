package org.contexttck.harness.wire.http;

import java.util.Optional;

/**
 * One event of an event stream.
 *
 * @param data its data lines, joined by newlines; cut when too long
 * @param size full size of the data in bytes
 * @param type the event type; {@code message} unless the stream says otherwise
 * @param id the id given with this event
 * @param whole whether the empty line that ends an event was there
 */
public record SseEvent(byte[] data, long size, String type, Optional<String> id, boolean whole) {}
