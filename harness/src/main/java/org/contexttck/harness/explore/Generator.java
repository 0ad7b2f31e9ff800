package org.contexttck.harness.explore;

import java.util.List;
import java.util.Optional;
import org.contexttck.harness.wire.Unreachable;

/** Draws conversations of one sort. */
public interface Generator {

    /** One word in small letters, which the codes of its cases begin with. */
    String name();

    /** Everything that its conversations may vary, in words. */
    List<String> dimensions();

    /**
     * For how many conversations of a usual run one of them counts: more than 1 if each has to start something. Then all of them
     * take a share of the run's time at most.
     */
    default double cost() {
        return 1;
    }

    /** Whether a case is made simpler only as long as the share of the run's time lasts. */
    default boolean isSlow() {
        return false;
    }

    /**
     * What is not as it was when it was asked for plainly, in one line; empty if all is. Against what has changed by itself nothing
     * can be held.
     *
     * @throws Unreachable if the target is not there any more
     */
    default Optional<String> changed() throws Unreachable, InterruptedException {
        return Optional.empty();
    }

    /** The conversation of these choices; it depends on nothing else that changes during a run. */
    Conversation draw(Choices choices);
}
