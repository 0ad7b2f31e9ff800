package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.function.Consumer;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Pointer;

/**
 * One look at one thing: it counts as an observation whatever comes of it, and becomes a finding if what must hold does
 * not.
 *
 * @param broke takes the finding, and knows which messages show it
 * @param subject the tool; empty if it belongs to none
 * @param line what the headline begins with, such as the call and a colon
 * @param place where it was looked at; empty if there is no such place
 * @param value what is there
 * @param seen what was seen: the value, unless that needs words of its own
 */
public record Check(
        Evidence evidence,
        Consumer<Fault> broke,
        String subject,
        String line,
        String place,
        String value,
        String seen) {

    public Check(Evidence evidence, Consumer<Fault> broke, String subject, String line) {
        this(evidence, broke, subject, line, "", "", "");
    }

    public Check at(Pointer pointer, Optional<JsonNode> value) {
        return at(pointer.toString(), Shown.at(value));
    }

    public Check at(String where, String value) {
        return new Check(evidence, broke, subject, line, where, value, value);
    }

    /** What was seen, if that is not the value at the place. */
    public Check saw(String what) {
        return new Check(evidence, broke, subject, line, place, value, what);
    }

    /** Holds the value at the place against a demand, such as {@code must be absent}. @return whether it holds */
    public boolean that(boolean holds, String demand) {
        return that(holds, place + " is " + value + ", " + demand, place + " " + demand);
    }

    /** Holds it against a demand that needs words of its own. @param what the fault, if it is one */
    public boolean that(boolean holds, String what, String expected) {
        evidence.observed();
        if (!holds) {
            Fault fault = Fault.of(subject, line + what, expected, seen);
            broke.accept(place.isEmpty() ? fault : fault.at(place, value));
        }
        return holds;
    }
}
