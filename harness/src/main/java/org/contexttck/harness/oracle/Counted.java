package org.contexttck.harness.oracle;

/** Numbers of things as a sentence says them. */
public final class Counted {

    private Counted() {}

    /** For example {@code 1 line} or {@code 2 lines}. @param thing in the singular */
    public static String of(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
