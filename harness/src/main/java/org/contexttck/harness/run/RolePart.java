package org.contexttck.harness.run;

import java.util.List;
import org.contexttck.harness.catalogue.Role;
import org.contexttck.harness.profile.Profile;
import org.contexttck.harness.run.reference.ReferenceCommand;
import org.contexttck.harness.wire.Unreachable;
import org.contexttck.reports.event.Measured;

/** One role's share of a run: it opens what is tested and says what the scenarios of the role are given. */
interface RolePart {

    /** All of them, in the order in which they run. */
    List<RolePart> ALL = List.of(
            new ServerPart(), new ClientPart(), new IntermediaryPart(), new GatewayPart(), new ParticipantPart());

    /** Whose requirements are judged. */
    Role role();

    /** Whether a profile names something that can be tested in this role. */
    boolean in(Profile profile);

    /**
     * The ways in which scenarios are going to run, each as a tag expression that leaves some of them out; an empty one
     * leaves out none.
     */
    default List<String> ways(RunRequest request) {
        return List.of("");
    }

    /** The section of a profile that starts a reference implementation in this role, with its key. */
    String section(ReferenceCommand command);

    /**
     * Opens the target, says so with {@link PartRun#reached}, runs the scenarios and ends what it has started.
     *
     * @throws Unreachable if there is nothing to test; the requirements of the role are then blocked
     */
    void run(PartRun run) throws Unreachable, InterruptedException;

    /** What the target costs, measured when all else is over and nothing of it runs any more; nothing unless said otherwise. */
    default List<Measured> bill(Profile profile) throws InterruptedException {
        return List.of();
    }
}
