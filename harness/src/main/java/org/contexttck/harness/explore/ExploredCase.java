package org.contexttck.harness.explore;

import java.util.List;
import org.contexttck.harness.monitor.MonitorFinding;

/**
 * A conversation that shows something wrong, as simple as it could be made.
 *
 * @param code draws it again
 * @param steps what happens in it
 * @param finding what is wrong
 */
public record ExploredCase(CaseCode code, List<String> steps, MonitorFinding finding) {

    public ExploredCase {
        steps = List.copyOf(steps);
    }
}
