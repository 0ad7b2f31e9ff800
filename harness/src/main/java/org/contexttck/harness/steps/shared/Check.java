package org.contexttck.harness.steps.shared;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.contexttck.harness.verdict.Evidence;
import org.contexttck.harness.verdict.Fault;
import org.contexttck.json.Pointer;

/**
 * One look at one thing: it counts as one observation, whatever is demanded of it and comes of it, and each demand that
 * does not hold becomes a finding.
 */
public final class Check {

    /** What the empty pointer leads to. */
    private static final String WHOLE = "the whole";

    private final Evidence evidence;
    private final UnaryOperator<Fault> shown;
    private final String subject;
    private final String line;
    private final AtomicBoolean counted;
    private final String place;
    private final String value;
    private final String seen;

    /**
     * @param shown gives a finding the messages that show it, as they show what holds
     * @param subject the tool; empty if it belongs to none
     * @param line what the headline begins with, such as the call and a colon
     */
    public Check(Evidence evidence, UnaryOperator<Fault> shown, String subject, String line) {
        this(evidence, shown, subject, line, new AtomicBoolean(), "", "", "");
    }

    private Check(
            Evidence evidence,
            UnaryOperator<Fault> shown,
            String subject,
            String line,
            AtomicBoolean counted,
            String place,
            String value,
            String seen) {
        this.evidence = evidence;
        this.shown = shown;
        this.subject = subject;
        this.line = line;
        this.counted = counted;
        this.place = place;
        this.value = value;
        this.seen = seen;
    }

    /** The same look, at a place in the thing. */
    public Check at(Pointer pointer, Optional<JsonNode> there) {
        return at(pointer.toString(), Shown.at(there));
    }

    /** The same look, at a place in the thing. @param there the value as a failure text shows it */
    public Check at(String where, String there) {
        return new Check(evidence, shown, subject, line, counted, where, there, there);
    }

    /** What was seen, if that is not the value at the place. */
    public Check saw(String what) {
        return new Check(evidence, shown, subject, line, counted, place, value, what);
    }

    /** Counts the look, of which nothing is demanded yet. */
    public Check observed() {
        if (counted.compareAndSet(false, true)) {
            evidence.observed(() -> shown.apply(Fault.of(subject, "", "", "")));
        }
        return this;
    }

    /** Holds the value at the place against a demand, such as {@code must be absent}. @return whether it holds */
    public boolean that(boolean holds, String demand) {
        String where = place.isEmpty() ? WHOLE : place;
        return that(holds, where + " is " + value + ", " + demand, where + " " + demand);
    }

    /** Holds it against a demand that needs words of its own. @param what the fault, if it is one */
    public boolean that(boolean holds, String what, String expected) {
        observed();
        if (!holds) {
            Fault fault = Fault.of(subject, line + what, expected, seen);
            evidence.broke(shown.apply(place.isEmpty() ? fault : fault.at(place, value)));
        }
        return holds;
    }

    /** Holds what is at the place against a demand. @param fault what follows the place in the headline, if it is one */
    public boolean thatIt(boolean holds, String fault, String expected) {
        return that(holds, place + " " + fault, expected);
    }

    /** Holds what is at the place against a rule. @param fault what follows the place in the headline; empty if it holds */
    public boolean without(Optional<String> fault, String expected) {
        return thatIt(fault.isEmpty(), fault.orElse(""), expected);
    }
}
