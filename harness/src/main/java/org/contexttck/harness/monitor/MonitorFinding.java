package org.contexttck.harness.monitor;

import java.io.Serializable;
import org.contexttck.harness.verdict.Fault;

/**
 * A requirement that a message breaks.
 *
 * @param requirement its id
 * @param fault what is wrong, where, and the messages that show it
 */
public record MonitorFinding(String requirement, Fault fault) implements Serializable {}
