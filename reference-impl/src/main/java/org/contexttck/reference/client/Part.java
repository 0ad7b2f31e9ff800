package org.contexttck.reference.client;

/**
 * A piece of what a message says.
 *
 * @param kind what it is
 * @param text the text; of an image its bytes in Base64; of anything else its JSON
 * @param mimeType of an image, otherwise empty
 */
public record Part(Kind kind, String text, String mimeType) {

    /** The sorts of pieces. */
    public enum Kind {
        TEXT,
        IMAGE,
        OTHER
    }

    /** A piece of text. */
    public static Part text(String text) {
        return new Part(Kind.TEXT, text, "");
    }

    /** For a reader: the text, or the image as a {@code data:} address. */
    public String readable() {
        return kind == Kind.IMAGE ? "data:" + mimeType + ";base64," + text : text;
    }
}
