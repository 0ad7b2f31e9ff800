package org.contexttck.reports.event;

import java.util.List;
import org.contexttck.reports.text.Addition;

/**
 * What the run says about one requirement.
 *
 * @param id of the requirement
 * @param protocol it belongs to
 * @param role which side it binds
 * @param level MUST, SHOULD or MAY
 * @param basis source, derived or advisory
 * @param says the requirement
 * @param verdict the verdict
 * @param observations how often something that bears on it was seen
 * @param reason why it was not claimed, blocked, inconclusive, untested or an error; else empty
 * @param readings ids of the readings it rests on
 * @param scenarios keys of its scenarios
 * @param transcript path of a transcript that shows it, relative to the report; may be empty
 * @param section where its source says it; empty in logs of earlier kits
 */
public record RequirementJudged(
        String id,
        String protocol,
        String role,
        String level,
        String basis,
        String says,
        Verdict verdict,
        int observations,
        String reason,
        List<String> readings,
        List<String> scenarios,
        String transcript,
        @Addition String section)
        implements Event {

    /** Without the section. */
    public RequirementJudged(
            String id,
            String protocol,
            String role,
            String level,
            String basis,
            String says,
            Verdict verdict,
            int observations,
            String reason,
            List<String> readings,
            List<String> scenarios,
            String transcript) {
        this(
                id,
                protocol,
                role,
                level,
                basis,
                says,
                verdict,
                observations,
                reason,
                readings,
                scenarios,
                transcript,
                "");
    }

    /** Copies the lists. */
    public RequirementJudged {
        readings = List.copyOf(readings);
        scenarios = List.copyOf(scenarios);
    }
}
