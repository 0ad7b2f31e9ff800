package org.contexttck.reference.brokenclient;

import org.contexttck.reference.client.Marks;

/** Marks that say something else than the result does. */
final class Spoiled {

    private Spoiled() {}

    static Marks consumed(Marks marks, boolean consumed) {
        return new Marks(marks.failed(), marks.hints(), consumed, marks.marked(), marks.summary());
    }

    static Marks marked(Marks marks, boolean marked) {
        return new Marks(marks.failed(), marks.hints(), marks.consumed(), marked, marks.summary());
    }
}
