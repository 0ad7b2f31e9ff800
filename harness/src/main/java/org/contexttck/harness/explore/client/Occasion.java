package org.contexttck.harness.explore.client;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What has happened since the request to the model before.
 *
 * @param calls that came back
 * @param loaded whether the conversation was saved and loaded
 * @param again whether a result was delivered once more
 * @param words for a person, where no call came back
 */
record Occasion(List<SentCall> calls, boolean loaded, boolean again, String words) {

    static Occasion of(List<SentCall> calls, boolean loaded) {
        return new Occasion(List.copyOf(calls), loaded, false, "");
    }

    /** Such as {@code after r3 and r4}. */
    String line() {
        String what =
                calls.isEmpty() ? words : calls.stream().map(SentCall::name).collect(Collectors.joining(" and "));
        return "after " + what + (loaded ? ", loaded before that" : "");
    }
}
