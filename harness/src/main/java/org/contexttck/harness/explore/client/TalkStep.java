package org.contexttck.harness.explore.client;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Something that happens in a conversation. */
sealed interface TalkStep {

    /** In the words of the features. */
    String line();

    /**
     * The model calls tools, all at once; and the same once more, so many times in all.
     *
     * @param first the number of the first call in the conversation, from 1
     */
    record Calls(int first, int times, List<PlannedCall> calls) implements TalkStep {

        public Calls {
            calls = List.copyOf(calls);
        }

        int next() {
            return first + times * calls.size();
        }

        @Override
        public String line() {
            String all = IntStream.range(0, calls.size()).mapToObj(this::one).collect(Collectors.joining(" | "));
            return (times > 1 ? times + " times: " : "") + "the model calls " + (calls.size() > 1 ? "at once " : "")
                    + all;
        }

        private String one(int place) {
            String name = PlannedCall.name(first + place);
            return calls.get(place).line(names(place)).replace("{name}", times > 1 ? "\u2026" : name);
        }

        private String names(int place) {
            String name = PlannedCall.name(first + place);
            return times == 1 ? name : name + " to " + PlannedCall.name(first + place + (times - 1) * calls.size());
        }
    }

    /** The user says something more. */
    record Words() implements TalkStep {

        @Override
        public String line() {
            return "the user says something more";
        }
    }

    /** The conversation is saved and loaded. */
    record Loaded() implements TalkStep {

        @Override
        public String line() {
            return "the conversation is saved, and loaded into a fresh one";
        }
    }

    /** A result comes once more. @param number of its call, from 1 */
    record Again(int number) implements TalkStep {

        @Override
        public String line() {
            return "the result of " + PlannedCall.name(number) + " is delivered once more";
        }
    }
}
