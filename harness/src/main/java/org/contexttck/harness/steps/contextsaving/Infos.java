package org.contexttck.harness.steps.contextsaving;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.contexttck.harness.oracle.InfoFault;
import org.contexttck.harness.steps.shared.Check;
import org.contexttck.harness.steps.shared.Shown;
import org.contexttck.json.Pointer;

/** Holds a pagination or truncation info against a rule. */
final class Infos {

    private static final String ELSEWHERE = "; if it is elsewhere, correct its place in the profile";

    private Infos() {}

    /** Demands that there is an info, an object, and that each of its members is as it must be. */
    static void demand(
            Check look,
            Pointer place,
            Optional<JsonNode> info,
            String expected,
            Function<JsonNode, Stream<InfoFault>> rule) {
        boolean there = info.filter(JsonNode::isObject).isPresent();
        String seen = place + " is " + Shown.at(info) + ", must be " + expected;
        String wanted = expected + (info.isPresent() ? "" : ELSEWHERE);
        if (look.at(place, info).that(there, seen, wanted)) {
            rule.apply(info.get())
                    .forEach(fault -> look.at(place.child(fault.member()), fault.seen())
                            .that(false, "must be " + fault.expected()));
        }
    }

    /** Demands that there is no info, and that the flag is not true. @param why for example {@code since nothing was cut} */
    static void demandNone(Check look, TextAnswer answer, String why) {
        look.at(answer.tool().info(), answer.info()).that(answer.info().isEmpty(), "must be absent " + why);
        look.at(answer.tool().flag(), answer.flag()).that(!answer.flagged(), "must be absent " + why);
    }
}
