package org.contexttck.harness.target.client;

import java.util.List;

/**
 * A tool result on the screen.
 *
 * @param callId the call it answers
 * @param state how it is shown
 * @param badges the debug badges on it, in order
 * @param text what can be read in this state
 * @param editable whether the user could change that text
 */
public record ViewBlock(String callId, State state, List<Badge> badges, String text, boolean editable) {

    public ViewBlock {
        badges = List.copyOf(badges);
    }

    /** How a result is shown. */
    public enum State {
        /** Not collapsed. */
        FULL,
        /** Collapsed and closed: the summary. */
        COLLAPSED,
        /** Collapsed and opened by the user: the original. */
        EXPANDED
    }

    /**
     * A badge.
     *
     * @param name {@code transient}, {@code consumed} or {@code collapsed}, without brackets
     * @param colour in words, such as {@code amber}; empty if the client does not say
     */
    public record Badge(String name, String colour) {}
}
