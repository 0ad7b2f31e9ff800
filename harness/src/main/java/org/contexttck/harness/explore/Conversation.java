package org.contexttck.harness.explore;

import java.util.List;
import java.util.Set;
import org.contexttck.harness.monitor.Findings;
import org.contexttck.harness.wire.Unreachable;

/** What was drawn: something to say to a target. It can be held any number of times. */
public interface Conversation {

    /** What happens, for a person to do by hand; one line each. Two that have the same steps are the same. */
    List<String> steps();

    /** What it varies, of {@link Generator#dimensions()}. */
    Set<String> dimensions();

    /**
     * Holds it.
     *
     * @param alone whether nothing that was said before may matter: on a connection of its own, if the target has any
     * @return what was seen, and what is wrong with it
     * @throws Unreachable if the target is not there any more
     */
    Findings hold(boolean alone) throws Unreachable, InterruptedException;
}
