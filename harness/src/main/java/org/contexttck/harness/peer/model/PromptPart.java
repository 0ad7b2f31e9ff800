package org.contexttck.harness.peer.model;

/**
 * A piece of a message.
 *
 * @param kind what it is
 * @param text the text; of an image its data or address; of anything else its JSON
 */
public record PromptPart(Kind kind, String text) {

    /** The sorts of pieces. */
    public enum Kind {
        TEXT,
        IMAGE,
        OTHER
    }
}
