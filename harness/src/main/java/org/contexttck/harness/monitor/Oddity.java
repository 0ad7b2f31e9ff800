package org.contexttck.harness.monitor;

import org.contexttck.harness.wire.Anomaly;
import org.contexttck.harness.wire.Channel;

/**
 * Something in a session that is no proper message, as whoever recorded it has seen it.
 *
 * @param channel where it was
 * @param transcript the file that it stands in
 */
public record Oddity(Channel channel, String transcript, Anomaly anomaly) {}
