package org.contexttck.reference.contextsaving;

/** Takes well-formed UTF-8 piece by piece, of any length, and holds no more than what may be kept of it. */
interface Keeper {

    /** The next bytes; a piece may end inside a character. */
    void accept(byte[] bytes, int length);

    /** What is kept of everything accepted. */
    byte[] kept();
}
