package org.contexttck.harness.wire;

/** Which way a message went, seen from the kit. */
public enum Direction {
    TO_TARGET,
    FROM_TARGET
}
