package org.contexttck.reference.contextsaving;

/** Counts lines and bytes as they pass. A line ends at a line feed and nowhere else (R45). */
final class LineCounter implements Keeper {

    private final Keeper next;
    private long bytes;
    private long ends;
    private boolean open;

    /** Counts what is handed on to the next. */
    LineCounter(Keeper next) {
        this.next = next;
    }

    /** Lines of a whole text. */
    static long lines(byte[] text) {
        LineCounter counter = new LineCounter(new FrontKeeper(0, 0));
        counter.accept(text, text.length);
        return counter.lines();
    }

    @Override
    public void accept(byte[] piece, int length) {
        for (int i = 0; i < length; i++) {
            if (piece[i] == '\n') {
                ends++;
            }
        }
        if (length > 0) {
            open = piece[length - 1] != '\n';
        }
        bytes += length;
        next.accept(piece, length);
    }

    @Override
    public byte[] kept() {
        return next.kept();
    }

    long bytes() {
        return bytes;
    }

    long lines() {
        return open ? ends + 1 : ends;
    }
}
