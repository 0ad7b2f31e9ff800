package org.contexttck.reference.participant;

/**
 * What was left out because of a limit.
 *
 * @param limit {@code depth} or {@code contexts}
 * @param at where the limit is
 * @param messages how many messages it concerns
 */
public record OverLimit(String limit, int at, int messages) {

    /** The same in a line for people. */
    public String text() {
        return limit.equals("depth")
                ? messages + " messages are not listed: their contexts lie more than " + at + " levels deep"
                : messages + " messages are in no group: there are " + at + " contexts already";
    }
}
