package org.contexttck.harness.spec;

/** Numbers with what they count. */
final class Words {

    private Words() {}

    static String count(long number, String one) {
        return number + " " + one + (number == 1 ? "" : "s");
    }
}
