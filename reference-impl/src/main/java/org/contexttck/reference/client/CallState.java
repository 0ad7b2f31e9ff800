package org.contexttck.reference.client;

/** What has become of a tool call. */
public enum CallState {
    /** Nothing has come back yet. */
    IN_FLIGHT,
    /** A result that stays as it is, or none because the call failed. */
    PLAIN,
    /** A transient result that has not been consumed. */
    WAITING,
    /** A transient result that has been consumed: its summary stands in its place. */
    COLLAPSED
}
