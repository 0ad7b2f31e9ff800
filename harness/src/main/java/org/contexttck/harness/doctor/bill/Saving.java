package org.contexttck.harness.doctor.bill;

/**
 * What a protocol would have made of the results that came.
 *
 * @param protocol its name
 * @param computed whether there is a number; otherwise the assumption says why there is none
 * @param saved tokens that a request would have been shorter by
 * @param of tokens of the results that this is about
 * @param assumption under which that is so, in one sentence
 */
public record Saving(String protocol, boolean computed, long saved, long of, String assumption) {

    /** So many items a bounded call is taken to ask for. */
    static final int FIRST_ITEMS = 10;

    /** So many lines a bounded call is taken to ask for. */
    static final int FIRST_LINES = 100;

    /** And so many characters of them, as the text cuts stderr. */
    static final int FIRST_CHARACTERS = 100_000;
}
