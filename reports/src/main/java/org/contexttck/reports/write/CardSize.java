package org.contexttck.reports.write;

/** How much a card may say, so that a page with any number of them stays small. */
enum CardSize {
    /** Everything, with the messages. */
    FULL(2_000),

    /** Without messages and further findings, each text on a few lines. */
    COMPACT(240),

    /** No card: the row of the table is there, and the files beside the page. */
    NONE(0);

    private static final int FULL_UNTIL = 600_000;
    private static final int COMPACT_UNTIL = 1_400_000;

    private final int text;

    CardSize(int text) {
        this.text = text;
    }

    /** @return the size of a card that begins after so many characters of the page */
    static CardSize at(int length) {
        return length < FULL_UNTIL ? FULL : length < COMPACT_UNTIL ? COMPACT : NONE;
    }

    /** @return the most characters of one text in it */
    int text() {
        return text;
    }
}
