package org.contexttck.harness.spec;

/** Numbers with what they count. */
final class CountWords {

    private CountWords() {}

    static String count(long number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }
}
