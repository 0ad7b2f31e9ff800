package org.contexttck.reports.board;

import org.contexttck.reports.event.ClassGrade;
import org.contexttck.reports.event.RequirementJudged;

/** A side of a protocol; its implementations are shown beside each other. */
record BoardSide(String protocol, String role) {

    static BoardSide of(RequirementJudged one) {
        return new BoardSide(one.protocol(), one.role());
    }

    boolean has(RequirementJudged one) {
        return one.protocol().equals(protocol) && one.role().equals(role);
    }

    boolean has(ClassGrade one) {
        return one.protocol().equals(protocol) && one.role().equals(role);
    }

    String text() {
        return protocol + " " + role;
    }

    /** @param part counted from 1 */
    String page(int part) {
        return "side-" + protocol + "-" + role + (part == 1 ? "" : "-" + part) + ".html";
    }
}
