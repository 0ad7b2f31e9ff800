package org.contexttck.reports.write;

import org.contexttck.reports.event.RunVerdict;
import org.contexttck.reports.event.Verdict;

/** Colours for a terminal, or none. */
final class Ansi {

    private final boolean on;

    Ansi(boolean on) {
        this.on = on;
    }

    String verdict(Verdict verdict, String text) {
        return switch (verdict) {
            case PASSED -> code("32", text);
            case FAILED, ERROR, BLOCKED -> code("31", text);
            case WARNED, INCONCLUSIVE -> code("33", text);
            case NOT_CLAIMED, UNTESTED -> code("2", text);
        };
    }

    String run(RunVerdict verdict, String text) {
        return switch (verdict) {
            case CONFORMING -> code("1;32", text);
            case CONFORMING_WITH_WARNINGS, INCONCLUSIVE -> code("1;33", text);
            case NOT_CONFORMING, UNREACHABLE, ERROR -> code("1;31", text);
        };
    }

    String strong(String text) {
        return code("1", text);
    }

    private String code(String code, String text) {
        return on ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
